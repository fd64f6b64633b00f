import type { Tx } from '@vela/db';
import type { Actor } from '../../platform/actor.ts';
import { reachOf } from '../../platform/reach.ts';
import { countUnfinished } from './reviews-store.ts';

/** Unfinished reviews that the actor may see, and how many of them are overdue on a day; null where there are none. */
export async function countOpenReviews(
  tx: Tx,
  actor: Actor,
  today: string,
): Promise<{ open: number; overdue: number } | null> {
  const counts = await countUnfinished(tx, reachOf(actor, 'reviews.read'), today);
  return counts.open === 0 ? null : counts;
}
