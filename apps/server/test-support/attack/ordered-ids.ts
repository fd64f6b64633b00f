import { createHash, randomUUID } from 'node:crypto';
import { randomIds, type Ids } from '../../src/platform/ids.ts';

export interface OrderedIds extends Ids {
  /** From now on ids come in the order that belongs to the seed. */
  start(seed: number): void;
}

const ORDERED_DIGITS = 8;

/**
 * Random ids that come in the same order whenever a scene is played again: which groups are merged, and who is dealt which
 * place, hangs on their order. The rest of each is random, so a scene can be played twice in one database.
 */
export function createOrderedIds(): OrderedIds {
  let seed = 0;
  let made = 0;
  return {
    ...randomIds,
    start: (next) => {
      seed = next;
      made = 0;
    },
    newId: () => {
      made += 1;
      const start = createHash('sha256').update(`${seed} ${made}`).digest('hex').slice(0, ORDERED_DIGITS);
      return start + randomUUID().slice(ORDERED_DIGITS);
    },
  };
}
