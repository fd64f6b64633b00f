import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { poolConfig, type ConnectionSource } from './connection.ts';

/** A transaction. Inside `inTenant` it sees the rows of one company alone. */
export type Tx = NodePgDatabase<Record<string, never>>;

export interface Database {
  /** A transaction bound to one company: row-level security shows nothing else. */
  inTenant<T>(companyId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a transaction whose last statement is sent but not waited for: the commit goes right behind it. */
  inTenantEnding<T>(companyId: string, run: (tx: Tx) => Promise<Ending<T>>): Promise<T>;
  /** The same for reading alone: every statement sees the company as it was at the first one, however long it takes. */
  inTenantSnapshot<T>(companyId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same from within another transaction: the connections of all others may be held by whoever waits for that one. */
  inTenantBeside<T>(companyId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction without a company: directories and attempts only, tenant tables look empty. */
  inDirectory<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Answers when the database does. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Ending<T> {
  result: T;
  /** Under way already. When it fails, nothing of the transaction stays. */
  last: Promise<unknown> | null;
}

export interface DatabaseOptions {
  maxConnections?: number;
  onIdleError?: (error: Error) => void;
}

/** Kept for what is done beside of a transaction; it is short and waits for nothing. */
const CONNECTIONS_BESIDE = 2;

export function openDatabase(source: ConnectionSource, options: DatabaseOptions = {}): Database {
  const pool = openPool(source, options);
  const beside = openPool(source, { ...options, maxConnections: CONNECTIONS_BESIDE });
  return {
    inTenant: (companyId, run) => inTransaction(pool, beginFor(companyId), waited(run)),
    inTenantEnding: (companyId, run) => inTransaction(pool, beginFor(companyId), run),
    inTenantSnapshot: (companyId, run) => inTransaction(pool, beginFor(companyId, SNAPSHOT), waited(run)),
    inTenantBeside: (companyId, run) => inTransaction(beside, beginFor(companyId), waited(run)),
    inDirectory: (run) => inTransaction(pool, 'begin', waited(run)),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([pool.end(), beside.end()]);
    },
  };
}

function openPool(source: ConnectionSource, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    ...poolConfig(source),
    max: options.maxConnections ?? 10,
    allowExitOnIdle: false,
    // Statements that don't wait for each other's results travel together, still one after the other for the database.
    pipeline: true,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  return pool;
}

/**
 * Local to the transaction, so it works behind a pooler that shares connections between transactions. As a text of its
 * own, for then it goes with the `begin` in one message: every transaction of the product starts with it.
 */
const beginFor = (companyId: string, kind = ''): string =>
  `begin${kind}; select set_config('vela.company_id', ${pg.escapeLiteral(companyId)}, true)`;

const SNAPSHOT = ' isolation level repeatable read read only';

const waited =
  <T>(run: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<Ending<T>> => ({ result: await run(tx), last: null });

async function inTransaction<T>(pool: pg.Pool, opening: string, run: (tx: Tx) => Promise<Ending<T>>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Sent before the first statement of `run` and not waited for: when it fails, so does everything behind it.
    const opened = Promise.allSettled([client.query(opening)]);
    const { result, last } = await run(drizzle(client));
    const committed = client.query('commit');
    const [begun, ended] = await Promise.all([opened, Promise.allSettled([last, committed])]);
    throwFirstFailure([...begun, ...ended]);
    const { command } = await committed;
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
