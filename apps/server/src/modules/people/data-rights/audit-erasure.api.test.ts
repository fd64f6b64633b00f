import { applicationSource, migrate, openDatabase, type ConnectionSource } from '@vela/db';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readRows } from '../../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { TEST_SECRET } from '../../../../test-support/database-setup.ts';
import { makeCompany, makeMember } from '../../../../test-support/factories.ts';
import { allMigrations, withWeakOwner } from '../../../../test-support/weak-owner.ts';
import { modules } from '../../../modules.ts';
import { audit } from '../../../platform/audit-store.ts';
import { createKeyedHash } from '../../../platform/crypto.ts';
import type { Deps } from '../../../platform/deps.ts';
import { randomIds } from '../../../platform/ids.ts';
import { erasePerson } from './erase-person.ts';

const testApp = useTestApp();

/** A company with an entry about an employee and one by it; erased or not. */
async function makeEntries(deps: Deps, isErased: boolean) {
  const company = await makeCompany(deps);
  const { companyId, actor } = company;
  const member = await makeMember(deps, companyId, 'employee');
  const id = member.actor.memberId;
  await deps.db.inTenant(companyId, async (tx) => {
    const changed = { jobTitle: { before: 'Cook', after: 'Chef' }, role: { before: 'employee', after: 'manager' } };
    const about = { action: 'person.changed', subjectType: 'member', subjectId: id, detail: changed } as const;
    await audit(tx, deps, { ...actor, address: '192.0.2.1' }, about);
    const by = { action: 'survey.created', subjectType: 'survey', subjectId: 'x', detail: { title: 'Pulse' } } as const;
    await audit(tx, deps, { ...member.actor, address: '192.0.2.2' }, by);
  });
  if (isErased) await erasePerson({ ...deps, areas: modules }, actor, { id, confirmEmail: member.email });
  return { companyId, id };
}

const entriesOf = (owner: ConnectionSource, companyId: string) =>
  readRows(
    owner,
    `select action, actor_name, address, detail from audit_entries
     where company_id = $1 and action in ('person.changed', 'survey.created') order by action`,
    [companyId],
  );

const ERASED = [
  {
    action: 'person.changed',
    actor_name: 'Test admin',
    address: '192.0.2.1',
    detail: { jobTitle: null, role: { before: 'employee', after: 'manager' } },
  },
  { action: 'survey.created', actor_name: 'Erased person', address: null, detail: { title: 'Pulse' } },
];

test('erasing takes out what says who it was, and leaves the rest', async () => {
  const { companyId } = await makeEntries(testApp().deps, true);
  expect(await entriesOf(testApp().owner, companyId)).toEqual(ERASED);
});

const CHANGES = [
  "action = 'x'",
  "actor_name = 'Somebody'",
  "actor_name = 'Erased person', at = now()",
  'actor_id = null',
  "address = '192.0.2.9'",
  "detail = '{}'",
  `detail = '{"jobTitle": "none"}'`,
  "subject_id = 'y'",
];

describe.each([
  ['of an erased person', true],
  ['of anybody else', false],
])('no other change of the log %s', (_name, isErased) => {
  test.each([
    ...CHANGES,
    ...(isErased ? [] : ["actor_name = 'Erased person'", 'address = null', 'detail = erased_detail(detail)']),
  ])('set %s', async (change) => {
    const { deps, owner } = testApp();
    const { companyId } = await makeEntries(deps, isErased);
    const before = await entriesOf(owner, companyId);
    const statement = `update audit_entries set ${change} where company_id = '${companyId}' and action in ('person.changed', 'survey.created')`;
    await expect(readRows(owner, statement)).rejects.toThrow('append-only');
    await expect(deps.db.inTenant(companyId, (tx) => tx.execute(sql.raw(statement)))).rejects.toThrow();
    expect(await entriesOf(owner, companyId)).toEqual(before);
  });
});

test('the function erases neither somebody who is still here nor anybody of another company', async () => {
  const { deps, owner } = testApp();
  const { companyId, id } = await makeEntries(deps, false);
  const other = await makeCompany(deps);
  const call = (bound: string) =>
    deps.db.inTenant(bound, (tx) => tx.execute(sql`select erase_from_audit(${companyId}, ${id})`));
  await expect(call(companyId)).rejects.toMatchObject({ cause: { message: 'audit entries are append-only' } });
  await expect(call(other.companyId)).rejects.toMatchObject({
    cause: { message: 'another company is bound to this transaction' },
  });
  expect((await entriesOf(owner, companyId)).map((entry) => entry.actor_name)).toEqual(['Test admin', 'Test employee']);
});

/** A database whose owner the application runs as: nothing but the trigger keeps the log. */
const withOwnDatabase = (run: (database: { source: ConnectionSource; deps: Deps }) => Promise<void>) =>
  withWeakOwner(async (source) => {
    await migrate(source, allMigrations());
    expect(await applicationSource(source, TEST_SECRET)).toBe(source);
    const db = openDatabase(source);
    const { clock } = testApp();
    const deps = {
      ...testApp().deps,
      db,
      clock,
      ids: randomIds,
      keyedHash: createKeyedHash(TEST_SECRET),
      log: pino({ level: 'silent' }),
    };
    await run({ source, deps }).finally(() => db.close());
  });

test('the same holds where the application owns the tables itself', async () => {
  await withOwnDatabase(async ({ source, deps }) => {
    const { companyId } = await makeEntries(deps, true);
    const kept = await makeEntries(deps, false);
    const inTenant = (company: string, statement: string) =>
      deps.db.inTenant(company, async (tx) => (await tx.execute(sql.raw(statement))).rows);
    expect(
      await inTenant(
        companyId,
        `select action, actor_name, address, detail from audit_entries
         where action in ('person.changed', 'survey.created') order by action`,
      ),
    ).toEqual(ERASED);
    for (const change of CHANGES) {
      await expect(inTenant(kept.companyId, `update audit_entries set ${change}`)).rejects.toMatchObject({
        cause: { message: 'audit entries are append-only' },
      });
    }
    await expect(inTenant(companyId, 'delete from audit_entries')).rejects.toThrow();
    expect(await readRows(source, 'select * from audit_entries')).toEqual([]);
  });
});
