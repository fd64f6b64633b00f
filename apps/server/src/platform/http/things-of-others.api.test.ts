import { randomUUID } from 'node:crypto';
import { can, ROLES, permissionScope } from '@vela/domain/accounts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { companyRows } from '../../../test-support/company-rows.ts';
import { makeCompany, makeMember, type TestMember } from '../../../test-support/factories.ts';
import { memberCalls, namesSomething, readyCall, type MemberCall } from '../../../test-support/permission-calls.ts';

const testApp = useTestApp();
const callsWithId = memberCalls.filter(([, endpoint]) => namesSomething(endpoint));

/** All that a caller could tell two answers apart by. */
const seenOf = ({ statusCode, body, headers: { date: _date, ...headers } }: LightMyRequestResponse) => ({
  statusCode,
  body,
  headers,
});

/** What is there and what is not get the same answer, and nothing of the owner's company changes. */
async function expectHidden(endpoint: MemberCall, { caller, owner }: { caller: TestMember; owner: TestMember }) {
  const { send } = await readyCall(testApp(), endpoint, { caller, owner });
  const rows = () => companyRows(testApp().owner, owner.actor.companyId);
  const before = await rows();
  const answer = await send(caller.token);
  expect(answer.statusCode, answer.body).toBe(404);
  expect(await rows()).toEqual(before);
  expect(seenOf(answer)).toEqual(seenOf(await send(caller.token, { id: randomUUID() })));
}

describe.each(callsWithId)('%s', (_name, endpoint) => {
  test.each(ROLES.filter((role) => can(role, endpoint.permission)))(
    'shows the role %s nothing of another company',
    async (role) => {
      const { companyId } = await makeCompany(testApp().deps);
      const caller = await makeMember(testApp().deps, companyId, role);
      await expectHidden(endpoint, { caller, owner: await makeCompany(testApp().deps) });
    },
  );

  test.each(ROLES.filter((role) => ['own', 'team'].includes(permissionScope(role, endpoint.permission) ?? '')))(
    'shows the role %s nothing of a colleague’s',
    async (role) => {
      const owner = await makeCompany(testApp().deps);
      await expectHidden(endpoint, { caller: await makeMember(testApp().deps, owner.companyId, role), owner });
    },
  );
});
