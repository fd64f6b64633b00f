import type { Database, Tx } from '@vela/db';
import { oncePer } from './once-per.ts';

/** The last one in each company's line. */
const lineOf = oncePer((_db: Database) => new Map<string, Promise<unknown>>());

/**
 * A transaction that starts by locking its company's row. Those of one company wait for each other here and not in the
 * database: while a long import holds the row, they would take every connection from all other companies.
 */
export function inCompanyTurn<T>(db: Database, companyId: string, run: (tx: Tx) => Promise<T>): Promise<T> {
  const line = lineOf(db);
  const before = line.get(companyId) ?? Promise.resolve();
  const result = before.then(() => db.inTenant(companyId, run));
  const over = Promise.allSettled([result]).then(() => {
    if (line.get(companyId) === over) line.delete(companyId);
  });
  line.set(companyId, over);
  return result;
}
