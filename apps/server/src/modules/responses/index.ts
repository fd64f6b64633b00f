import type { ServerModule } from '../../platform/module.ts';
import { collectingOf } from './collecting.ts';
import { responsesRoutes } from './responses-routes.ts';

export const responsesModule: ServerModule = {
  name: 'responses',
  routes: responsesRoutes,
  stop: (deps) => collectingOf(deps).drain(),
};

export { answeredQuestionIds } from './answered-question-ids.ts';
export { finishCollecting } from './finish-collecting.ts';
export { readPublicSurvey } from './read-public-survey.ts';
