import { sql, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';
import { poolConfig, type ConnectionSource } from './connection.ts';

type NoSchema = Record<string, never>;
/** A transaction. Inside `inTenant` it sees the rows of one company alone. */
export type Tx = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;

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
  const db: NodePgDatabase<NoSchema> = drizzle(pool);
  return {
    inTenant: (companyId, run) =>
      db.transaction(async (tx) => {
        // Sent first and not waited for: should it fail, so does every statement behind it in this transaction.
        const bound = tx.execute(setCompany(companyId)).then(
          () => null,
          (cause: unknown) => cause,
        );
        const result = await run(tx);
        const failure = await bound;
        if (failure !== null) throw new Error('The transaction could not be bound to its company', { cause: failure });
        return result;
      }),
    inDirectory: (run) => db.transaction(run),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/** Local to the transaction, so it works behind a pooler that shares connections between transactions. */
const setCompany = (companyId: string): SQL => sql`select set_config('vela.company_id', ${companyId}, true)`;
