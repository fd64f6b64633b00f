import { withClient, type ConnectionSource } from '@vela/db';

/** A row with where and by which transaction it was written. */
export type DumpedRow = Readonly<Record<string, unknown>>;
/** By table, in the order in which the rows lie on the disk. */
export type Dump = ReadonlyMap<string, readonly DumpedRow[]>;

/** All that is stored, as somebody reads it who owns the machine: row versions, places, sequences and sizes included. */
export function takeDump(owner: ConnectionSource): Promise<Dump> {
  return withClient(owner, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const dump = new Map<string, DumpedRow[]>();
    for (const { name } of tables) {
      const { rows } = await client.query<DumpedRow>(
        `select t.xmin::text::bigint as "xmin", t.cmin::text::bigint as "cmin", t.ctid::text as "ctid", t.* from ${name} t
         order by t.ctid`,
      );
      dump.set(name.replace(/^public\./, ''), rows);
    }
    const sequences = await client.query<DumpedRow>('select * from pg_sequences');
    dump.set('pg_sequences', sequences.rows);
    const changes = await client.query<DumpedRow>(
      'select relname, n_tup_ins, n_tup_upd, n_tup_del from pg_stat_user_tables order by relname',
    );
    dump.set('pg_stat_user_tables', changes.rows);
    return dump;
  });
}
