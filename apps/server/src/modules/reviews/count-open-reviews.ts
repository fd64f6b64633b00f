import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../platform/actor.ts';
import { countUnfinished } from './reviews-store.ts';

/** Unfinished reviews that the actor may see, and how many of them are overdue on a day; null where there are none. */
export async function countOpenReviews(
  tx: Tx,
  actor: Actor,
  today: string,
): Promise<{ open: number; overdue: number } | null> {
  const scope = permit(actor, 'reviews.read');
  const counts = await countUnfinished(tx, { ...actor, scope }, today);
  return counts.open === 0 ? null : counts;
}
