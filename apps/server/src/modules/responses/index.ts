import type { ServerModule } from '../../platform/module.ts';
import { detachResponses, listAttributedResponses } from './attributed-responses-store.ts';
import { checkClosedFigures } from './rollups.ts';
import { collectingOf } from './collecting.ts';
import { respondentPage } from './respondent-page.ts';
import { responsesRoutes } from './responses-routes.ts';

export const responsesModule: ServerModule = {
  name: 'responses',
  routes: responsesRoutes,
  pages: respondentPage,
  personalData: {
    columns: { 'responses.member_id': { erasing: 'empties', download: 'shows' } },
    erase: detachResponses,
    collect: async (tx, person) => ({ responses: await listAttributedResponses(tx, person) }),
  },
  on: [checkClosedFigures],
  stop: (deps) => collectingOf(deps).drain(),
};

export { addResponses, type AddedResponses } from './add-responses.ts';
export { answeredQuestionIds } from './collecting-store.ts';
export { finishCollecting } from './finish-collecting.ts';
export { hasReleased, releaseOf } from './gate.ts';
export {
  openCounts,
  type GroupCounts,
  type OpenCounts,
  type QuestionCounts,
  type SurveyCounts,
} from './gated-counts.ts';
export { readTexts } from './gated-reads.ts';
export { openResponses, type OpenResponses } from './open-responses.ts';
export {
  getGatedSurvey,
  listDays,
  listEarlierQuestions,
  listGatedSurveys,
  listGatedSurveysById,
  type GatedSurvey,
} from './gated-reads-store.ts';
export { findRollupDifferences, rebuildRollups } from './rollups.ts';
export { countSubmitted, countSubmittedByDay } from './counts-store.ts';
export { ensureSurveyKey, saveSurveyKey } from './verified/survey-key.ts';
