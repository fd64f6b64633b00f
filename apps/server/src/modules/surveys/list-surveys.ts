import type { listSurveysQuerySchema, SurveySummary } from '@vela/contract';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { cutPage, pageCursor, timePositionSchema } from '../../platform/page-cursor.ts';
import { reachOf } from '../../platform/reach.ts';
import { listSurveyRows } from './survey-list-store.ts';
import { presentSummary } from './survey-presenter.ts';

const surveysCursor = pageCursor('the list of surveys', timePositionSchema);

/** One page of the surveys that the actor may see, newest first, and where the next page starts. */
export async function listSurveys(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { q, status, limit, cursor }: z.output<typeof listSurveysQuerySchema>,
): Promise<{ surveys: SurveySummary[]; nextCursor: string | null }> {
  const reach = reachOf(actor, 'surveys.read');
  const after = surveysCursor.read(cursor);
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const rows = await listSurveyRows(tx, reach, { q, status, after, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    return {
      surveys: page.map(presentSummary),
      nextCursor: last && surveysCursor.write({ at: last.createdAt, id: last.id }),
    };
  });
}
