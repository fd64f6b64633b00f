import { members, reviews, type Tx } from '@vela/db';
import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PersonOnFile } from '../../platform/module.ts';
import type { Reach } from '../../platform/reach.ts';
import { everybodyBelow } from '../../platform/employment-store.ts';

/** Newest first. */
export async function listReviewRows(tx: Tx, reach: Reach, limit: number) {
  return tx
    .select({ review: reviews, reviewee: { firstName: members.firstName, lastName: members.lastName } })
    .from(reviews)
    .innerJoin(members, and(eq(members.companyId, reviews.companyId), eq(members.id, reviews.revieweeId)))
    .where(isInReach(reach))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(limit);
}
export type ReviewRow = Awaited<ReturnType<typeof listReviewRows>>[number];

export async function countReviews(tx: Tx, reach: Reach) {
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::integer`,
      completed: sql<number>`count(*) filter (where ${reviews.status} = 'completed')::integer`,
      averageRating: sql<number | null>`avg(${reviews.overallRating})::float8`,
    })
    .from(reviews)
    .where(isInReach(reach));
  return row ?? { total: 0, completed: 0, averageRating: null };
}
export type ReviewCounts = Awaited<ReturnType<typeof countReviews>>;

/** Reviews that are not completed, and those of them whose due date has passed. */
export async function countUnfinished(tx: Tx, reach: Reach, today: string): Promise<{ open: number; overdue: number }> {
  const [row] = await tx
    .select({
      open: sql<number>`count(*)::integer`,
      overdue: sql<number>`count(*) filter (where ${reviews.dueDate} < ${today}::date)::integer`,
    })
    .from(reviews)
    .where(and(isInReach(reach), sql`${reviews.status} <> 'completed'`));
  return row ?? { open: 0, overdue: 0 };
}

/**
 * One's own: those that one writes, and the finished ones of one's manager. What peers wrote is never shown one by one
 * to whom it is about. A team's: also those about one's reports.
 */
function isInReach({ companyId, memberId, scope }: Reach): SQL | undefined {
  const ofCompany = eq(reviews.companyId, companyId);
  if (scope === 'company') return ofCompany;
  const own = sql`(${reviews.reviewerId} = ${memberId}
    or (${reviews.revieweeId} = ${memberId} and ${reviews.status} = 'completed' and ${reviews.templateType} = 'manager_review'))`;
  if (scope === 'own') return and(ofCompany, own);
  const ofReports = sql`${reviews.revieweeId} <> ${memberId}
    and ${reviews.revieweeId} in (${everybodyBelow(companyId, memberId)})`;
  return and(ofCompany, sql`(${own} or (${ofReports}))`);
}

/** Those that a member writes or is the subject of, the oldest first. */
export async function listReviewsOf(tx: Tx, { companyId, memberId }: PersonOnFile) {
  return tx
    .select({
      reviewerId: reviews.reviewerId,
      revieweeId: reviews.revieweeId,
      template: reviews.templateName,
      type: reviews.templateType,
      status: reviews.status,
      dueDate: reviews.dueDate,
      overallRating: reviews.overallRating,
      pointsEarned: reviews.pointsEarned,
      createdAt: reviews.createdAt,
      completedAt: reviews.completedAt,
    })
    .from(reviews)
    .where(
      and(eq(reviews.companyId, companyId), or(eq(reviews.reviewerId, memberId), eq(reviews.revieweeId, memberId))),
    )
    .orderBy(asc(reviews.createdAt));
}
export type ReviewOnFile = Awaited<ReturnType<typeof listReviewsOf>>[number];
