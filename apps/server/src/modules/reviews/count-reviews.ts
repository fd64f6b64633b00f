import type { ReviewAnalytics } from '@vela/contract';
import type { Tx } from '@vela/db';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { presentReviewCounts } from './review-presenter.ts';
import { countReviews, countUnfinished } from './reviews-store.ts';

/** Counts of the reviews that the actor may see. Everything that is not completed is still to be done. */
export async function getReviewAnalytics(deps: Deps, actor: Actor): Promise<ReviewAnalytics> {
  const reach = reachOf(actor, 'reviews.read');
  const counts = await deps.db.inTenant(actor.companyId, (tx) => countReviews(tx, reach));
  return presentReviewCounts(counts);
}

/** Unfinished reviews that the actor may see, and how many of them are overdue on a day; null where there are none. */
export async function countOpenReviews(
  tx: Tx,
  actor: Actor,
  today: string,
): Promise<{ open: number; overdue: number } | null> {
  const counts = await countUnfinished(tx, reachOf(actor, 'reviews.read'), today);
  return counts.open === 0 ? null : counts;
}
