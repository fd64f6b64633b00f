import { companies } from '@vela/db';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readRows } from '../../test-support/answer-survey.ts';
import { useTestApp } from '../../test-support/build-test-app.ts';
import { makeCompany } from '../../test-support/factories.ts';
import { audit } from './audit-store.ts';

const testApp = useTestApp();
const insertCompany = (companyId: string) =>
  ({ companyId, name: 'x', industry: 'other', size: '1-10', createdAt: new Date() }) as const;

test('a transaction sees its own company alone, also when many run at once', async () => {
  const { deps } = testApp();
  const made = await Promise.all(Array.from({ length: 12 }, () => makeCompany(deps)));
  const seen = await Promise.all(
    made.flatMap(({ companyId }) =>
      [1, 2, 3].map(() => deps.db.inTenant(companyId, (tx) => tx.select({ id: companies.companyId }).from(companies))),
    ),
  );
  expect(seen).toEqual(made.flatMap(({ companyId }) => [1, 2, 3].map(() => [{ id: companyId }])));
});

test('without a company every tenant table looks empty', async () => {
  const { deps } = testApp();
  await makeCompany(deps);
  expect(await deps.db.inDirectory((tx) => tx.select().from(companies))).toEqual([]);
});

test('refuses a row of another company', async () => {
  const { deps } = testApp();
  const [mine, other] = [await makeCompany(deps), deps.ids.newId()];
  await expect(
    deps.db.inTenant(mine.companyId, (tx) => tx.insert(companies).values(insertCompany(other))),
  ).rejects.toThrow();
});

test('the application may neither bypass row-level security nor change the audit log', async () => {
  const { deps, owner } = testApp();
  const { companyId, actor } = await makeCompany(deps);
  const fact = { action: 'company.registered', subjectType: 'company', subjectId: companyId } as const;
  await deps.db.inTenant(companyId, (tx) => audit(tx, deps, actor, fact));
  const { rows } = await deps.db.inDirectory((tx) =>
    tx.execute(sql`select rolsuper or rolbypassrls as strong from pg_roles where rolname = current_user`),
  );
  expect(rows).toEqual([{ strong: false }]);
  for (const change of ['delete from audit_entries', "update audit_entries set action = 'x'"]) {
    await expect(readRows(owner, change)).rejects.toThrow('append-only');
    await expect(deps.db.inTenant(companyId, (tx) => tx.execute(sql.raw(change)))).rejects.toThrow();
  }
});

test('what a failed statement leaves behind is never taken for committed', async () => {
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  const run = deps.db.inTenant(companyId, async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    return 'done';
  });
  await expect(run).rejects.toThrow('rolled back');
});

test('a last statement that is not waited for takes all before it along when it fails', async () => {
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  const name = async () =>
    (await deps.db.inTenant(companyId, (tx) => tx.select({ name: companies.name }).from(companies)))[0];
  const before = await name();
  const renameAnd = (end: string) =>
    deps.db.inTenantEnding(companyId, async (tx) => {
      await tx.execute(sql`update companies set name = 'Renamed'`);
      return { result: 'done', last: tx.execute(sql.raw(end)).then(() => undefined) };
    });
  await expect(renameAnd('select 1 / 0')).rejects.toThrow();
  expect(await name()).toEqual(before);
  expect(await renameAnd('select 1')).toBe('done');
  expect(await name()).toEqual({ name: 'Renamed' });
});

test('a connection is usable again after a failed transaction', async () => {
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  for (let i = 0; i < 15; i += 1) {
    await expect(deps.db.inTenant(companyId, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  }
  expect(
    await deps.db.inTenant(companyId, (tx) => tx.select({ id: companies.companyId }).from(companies)),
  ).toHaveLength(1);
});
