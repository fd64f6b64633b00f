import { withClient, type ConnectionSource } from '@vela/db';

/** Everything that the database holds of a company, by table, to see that a call has left it alone. */
export const companyRows = (owner: ConnectionSource, companyId: string): Promise<Record<string, string>> =>
  withClient(owner, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.column_name = 'company_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
    );
    const selects = tables.map(
      ({ name }) =>
        `select '${name}' as name, coalesce(string_agg(t::text, e'\\n' order by t::text), '') as rows
         from ${name} t where company_id = $1`,
    );
    const { rows } = await client.query<{ name: string; rows: string }>(selects.join(' union all '), [companyId]);
    return Object.fromEntries(rows.map(({ name, rows: found }) => [name, found]));
  });
