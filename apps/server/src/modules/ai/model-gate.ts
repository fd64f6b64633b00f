import type { Deps } from '../../platform/deps.ts';
import { countRequest, findResult, keepResult } from './ai-usage-store.ts';
import { createMask, type Mask } from './llm/mask-names.ts';
import { listMemberNames } from './company-context-store.ts';

/** What stands between a company and a language model: what may leave the machine, how often, and what is known already. */
export interface ModelGate {
  /** Takes names and addresses out of whatever is sent. */
  mask(): Promise<Mask>;
  /** Takes one request off the day's budget; false where nothing is left of it. */
  spend(): Promise<boolean>;
  recall(key: string): Promise<unknown>;
  keep(key: string, result: unknown): Promise<void>;
}

/** Hundred drafts and as many insights a day are more than people read; a loop that asks for ever ends here. */
export const DAILY_REQUESTS = 200;
const KEPT_MS = 30 * 86_400_000;

export function createModelGate({ db, clock }: Pick<Deps, 'db' | 'clock'>, companyId: string): ModelGate {
  return {
    mask: async () => createMask(await db.inTenant(companyId, (tx) => listMemberNames(tx, companyId))),
    spend: () => {
      const day = clock.now().toISOString().slice(0, 10);
      return db.inTenant(companyId, (tx) => countRequest(tx, companyId, { day, most: DAILY_REQUESTS }));
    },
    recall: (key) => db.inTenant(companyId, (tx) => findResult(tx, companyId, key)),
    keep: (key, result) => {
      const now = clock.now();
      const forgetBefore = new Date(now.getTime() - KEPT_MS);
      return db.inTenant(companyId, (tx) => keepResult(tx, companyId, { key, result, now, forgetBefore }));
    },
  };
}
