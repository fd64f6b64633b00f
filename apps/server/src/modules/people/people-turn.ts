import type { Database, Tx } from '@vela/db';
import { inCompanyTurn } from '../../platform/company-turn.ts';
import { lockPeople } from './people-changes-store.ts';

/**
 * A transaction in which nobody else changes people of the company: rules look at several of them (the last admin, the
 * lines of reporting).
 */
export const inPeopleTurn = <T>(db: Database, companyId: string, run: (tx: Tx) => Promise<T>): Promise<T> =>
  inCompanyTurn(db, companyId, async (tx) => {
    await lockPeople(tx, companyId);
    return run(tx);
  });
