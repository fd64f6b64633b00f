import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { poolConfig, type ConnectionSource } from './connection.ts';

/** A transaction. Inside `inTenant` it sees the rows of one company alone. */
export type Tx = NodePgDatabase<Record<string, never>>;

export interface Database {
  /** A transaction bound to one company: row-level security shows nothing else. */
  inTenant<T>(companyId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction without a company: directories and attempts only, tenant tables look empty. */
  inDirectory<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Answers when the database does. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  maxConnections?: number;
  onIdleError?: (error: Error) => void;
}

export function openDatabase(source: ConnectionSource, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    ...poolConfig(source),
    max: options.maxConnections ?? 10,
    allowExitOnIdle: false,
    // Statements that don't wait for each other's results travel together, still one after the other for the database.
    pipeline: true,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  return {
    inTenant: (companyId, run) => inTransaction(pool, [BEGIN, setCompany(companyId)], run),
    inDirectory: (run) => inTransaction(pool, [BEGIN], run),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

const BEGIN: pg.QueryConfig = { text: 'begin' };

/** Local to the transaction, so it works behind a pooler that shares connections between transactions. */
const setCompany = (companyId: string): pg.QueryConfig => ({
  text: "select set_config('vela.company_id', $1, true)",
  values: [companyId],
});

async function inTransaction<T>(pool: pg.Pool, opening: pg.QueryConfig[], run: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Sent before the first statement of `run` and not waited for: when one fails, so does everything behind it.
    const opened = Promise.allSettled(opening.map((statement) => client.query(statement)));
    const result = await run(drizzle(client));
    throwFirstFailure(await opened);
    const { command } = await client.query('commit');
    // PostgreSQL answers the commit of a failed transaction by rolling it back, without an error.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed');
    return result;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => undefined,
      (cause: unknown) => new Error('The connection broke', { cause }),
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

function throwFirstFailure(results: PromiseSettledResult<unknown>[]): void {
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
