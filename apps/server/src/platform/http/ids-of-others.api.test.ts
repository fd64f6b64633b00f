import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { companyRows } from '../../../test-support/company-rows.ts';
import { makeCompany, makeDepartment, makeDraft, makeMember } from '../../../test-support/factories.ts';
import { idFieldsOf, memberCalls, readyCall } from '../../../test-support/permission-calls.ts';

const testApp = useTestApp();

type Kind = 'department' | 'person' | 'survey';

async function makeForeign(kind: Kind): Promise<string> {
  const { deps } = testApp();
  const { companyId, actor } = await makeCompany(deps);
  switch (kind) {
    case 'person':
      return (await makeMember(deps, companyId, 'admin')).actor.memberId;
    case 'department':
      return makeDepartment(deps, companyId, 'Theirs');
    case 'survey':
      return makeDraft(deps, actor);
  }
}

/** What the ids in bodies and queries name. A field that is missing here fails. */
const KINDS: Record<string, Kind> = {
  actorId: 'person',
  compareWith: 'survey',
  department: 'department',
  departmentId: 'department',
  managerId: 'person',
  moveTo: 'department',
  reportsTo: 'person',
};

const fields = memberCalls.flatMap(([name, endpoint]) =>
  idFieldsOf(endpoint).map((field) => [name, field, endpoint] as const),
);

describe('what another company has can’t be referred to', () => {
  test.each(fields)('%s, as its %s', async (_name, field, endpoint) => {
    const kind = KINDS[field];
    if (kind === undefined) throw new Error(`This test has no line for what ${field} names`);
    const admin = await makeCompany(testApp().deps);
    const sendWith = async (id: string) => {
      const { send } = await readyCall(testApp(), endpoint, { caller: admin, owner: admin });
      return send(admin.token, { fields: { [field]: id } });
    };
    const theirs = await makeForeign(kind);
    const answer = await sendWith(theirs);
    const toUnknown = await sendWith(randomUUID());
    expect({ status: toUnknown.statusCode, body: toUnknown.body }).toEqual({
      status: answer.statusCode,
      body: answer.body,
    });
    if (endpoint.method !== 'GET') expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    // What was asked for may be in the log.
    const { audit_entries: _log, ...rows } = await companyRows(testApp().owner, admin.companyId);
    expect(JSON.stringify(rows)).not.toContain(theirs);
  });
});
