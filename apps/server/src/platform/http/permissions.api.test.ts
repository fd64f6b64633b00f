import { can, ROLES, permissionScope } from '@vela/domain/accounts';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember, type TestMember } from '../../../test-support/factories.ts';
import { memberCalls, readyCall, type MemberCall } from '../../../test-support/permission-calls.ts';

const testApp = useTestApp();

/** Somebody with whose things a member may do what the scope says: oneself, a report, anybody. */
async function coveredOwner(endpoint: MemberCall, caller: TestMember): Promise<TestMember> {
  const { companyId, memberId, role } = caller.actor;
  switch (permissionScope(role, endpoint.permission)) {
    case 'company':
      return makeMember(testApp().deps, companyId, 'admin');
    case 'team':
      return makeMember(testApp().deps, companyId, 'employee', { managerId: memberId });
    default:
      return caller;
  }
}

describe.each(memberCalls)('%s', (_name, endpoint) => {
  test('needs a session', async () => {
    const admin = await makeCompany(testApp().deps);
    const { send } = await readyCall(testApp(), endpoint, { caller: admin, owner: admin });
    for (const token of [undefined, 'nonsense', `${admin.token.slice(0, -1)}x`]) {
      const answer = await send(token);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Please sign in to continue' });
    }
  });

  test.each(ROLES.filter((role) => can(role, endpoint.permission)))('works for the role %s', async (role) => {
    const { companyId } = await makeCompany(testApp().deps);
    const caller = await makeMember(testApp().deps, companyId, role);
    const owner = await coveredOwner(endpoint, caller);
    const answer = await (await readyCall(testApp(), endpoint, { caller, owner })).send(caller.token);
    expect(Object.keys(endpoint.responses), answer.body).toContain(String(answer.statusCode));
  });

  test.each(ROLES.filter((role) => !can(role, endpoint.permission)))('is refused to the role %s', async (role) => {
    const admin = await makeCompany(testApp().deps);
    const caller = await makeMember(testApp().deps, admin.companyId, role);
    const answer = await (await readyCall(testApp(), endpoint, { caller, owner: admin })).send(caller.token);
    expect(answer.statusCode, answer.body).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'forbidden' });
  });
});
