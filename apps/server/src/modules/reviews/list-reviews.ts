import type { Review } from '@vela/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { reachOf } from '../../platform/reach.ts';
import { presentReview } from './review-presenter.ts';
import { listReviewRows } from './reviews-store.ts';

const SHOWN = 200;

/** The reviews that the actor may see, newest first. */
export async function listReviews(deps: Deps, actor: Actor): Promise<Review[]> {
  const reach = reachOf(actor, 'reviews.read');
  const rows = await deps.db.inTenant(actor.companyId, (tx) => listReviewRows(tx, reach, SHOWN));
  return rows.map(presentReview);
}
