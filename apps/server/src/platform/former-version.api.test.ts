import { randomUUID } from 'node:crypto';
import { migrate, withClient, type ConnectionSource } from '@vela/db';
import { expect, test } from 'vitest';
import { allMigrations, withWeakOwner } from '../../test-support/weak-owner.ts';

const migrateUpTo = (source: ConnectionSource, last: string) =>
  migrate(
    source,
    allMigrations().filter(({ name }) => name.slice(0, 4) <= last),
  );

type Query = (sql: string) => Promise<Record<string, unknown>[]>;
const asCompany = <T>(source: ConnectionSource, companyId: string, run: (query: Query) => Promise<T>) =>
  withClient(source, async (client) => {
    await client.query("select set_config('vela.company_id', $1, false)", [companyId]);
    return run(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
  });

async function addCompany(query: Query, companyId: string) {
  await query(`insert into tenants values ('${companyId}', now())`);
  await query(`insert into companies (company_id, name, industry, size, created_at)
    values ('${companyId}', 'Former', 'other', '1-10', now())`);
}

test('a filled database of the former version keeps its people and its log', async () => {
  const [companyId, memberId] = [randomUUID(), randomUUID()];
  await withWeakOwner(async (source) => {
    // The last one before people could be managed.
    await migrateUpTo(source, '0007');
    await asCompany(source, companyId, async (query) => {
      await addCompany(query, companyId);
      await query(`insert into members (company_id, id, first_name, last_name, email, role, status, created_at)
        values ('${companyId}', '${memberId}', 'Zoë', 'Away', 'Zoe@former.example', 'admin', 'on_leave', '2025-03-02T10:00Z')`);
      await query(`insert into audit_entries (company_id, id, at, actor_id, actor_name, action, subject_type, subject_id, detail)
        values ('${companyId}', '${randomUUID()}', now(), '${memberId}', 'Zoë Away', 'session.started', 'session', 's',
          '{"address": "192.0.2.7"}')`);
    });
    await migrate(source, allMigrations());
    await asCompany(source, companyId, async (query) => {
      expect(await query('select status, on_leave_from::text, on_leave_to, name_key, email_key from members')).toEqual([
        {
          status: 'active',
          on_leave_from: '2025-03-02',
          on_leave_to: null,
          name_key: 'zoe away',
          email_key: 'zoe@former.example',
        },
      ]);
      expect(await query('select address, detail, search_text from audit_entries')).toEqual([
        { address: '192.0.2.7', detail: {}, search_text: 'zoe away\n{}' },
      ]);
      await expect(query("update audit_entries set address = 'x'")).rejects.toThrow('append-only');
    });
    // The policies bind the owner again.
    expect(await withClient(source, async (client) => (await client.query('select id from members')).rows)).toEqual([]);
    expect(
      await withClient(source, async (client) => (await client.query('select id from audit_entries')).rows),
    ).toEqual([]);
  });
});

test('an import that ran under the former version is told to have stopped', async () => {
  const companyId = randomUUID();
  await withWeakOwner(async (source) => {
    await migrateUpTo(source, '0018');
    await asCompany(source, companyId, async (query) => {
      await addCompany(query, companyId);
      for (const status of ['running', 'done'])
        await query(`insert into people_imports (company_id, id, file_name, file_format, row_count, status, created_at)
          values ('${companyId}', '${randomUUID()}', '${status}.csv', '{}', 1, '${status}', now())`);
    });
    await migrate(source, allMigrations());
    const imports = 'select file_name, status, problem from people_imports order by file_name';
    expect(await asCompany(source, companyId, (query) => query(imports))).toEqual([
      { file_name: 'done.csv', status: 'done', problem: null },
      {
        file_name: 'running.csv',
        status: 'failed',
        problem: 'The server stopped in the middle. Nothing was changed, and you can start the import again.',
      },
    ]);
    // The policies bind the owner again.
    expect(await withClient(source, async (client) => (await client.query(imports)).rows)).toEqual([]);
  });
});
