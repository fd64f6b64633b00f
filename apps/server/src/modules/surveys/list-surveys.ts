import type { listSurveysQuerySchema } from '@vela/contract';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { fromCursor, toCursor } from './list-cursor.ts';
import { listSurveyRows } from './survey-list-store.ts';
import { reachOf } from '../../platform/reach.ts';
import type { SurveySummaryRow } from './surveys-store.ts';

/** One page of the surveys that the actor may see, newest first, and where the next page starts. */
export async function listSurveys(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { q, status, limit, cursor }: z.output<typeof listSurveysQuerySchema>,
): Promise<{ rows: SurveySummaryRow[]; nextCursor: string | null }> {
  const reach = reachOf(actor, 'surveys.read');
  const after = cursor === undefined ? undefined : fromCursor(cursor);
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const rows = await listSurveyRows(tx, reach, { q, status, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { rows: page, nextCursor: rows.length > limit && last ? toCursor(last) : null };
  });
}
