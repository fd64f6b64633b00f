import type { ConnectionSource } from '@vela/db';
import { readRows } from './answer-survey.ts';

/** Everything that the database holds of a company, by table, to see that a call has left it alone. */
export async function companyRows(owner: ConnectionSource, companyId: string): Promise<Record<string, string>> {
  const tables = await readRows(
    owner,
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'company_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const selects = tables.map(
    ({ name }) =>
      `select '${String(name)}' as name, coalesce(string_agg(t::text, e'\\n' order by t::text), '') as rows
       from ${String(name)} t where company_id = $1`,
  );
  const found = await readRows(owner, selects.join(' union all '), [companyId]);
  return Object.fromEntries(found.map(({ name, rows }) => [String(name), String(rows)]));
}
