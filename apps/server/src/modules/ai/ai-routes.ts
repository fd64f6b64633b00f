import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { listSurveyComments } from './comments/list-survey-comments.ts';
import { companyInsightsFor, readTextsFor, thinkingOf } from './company-insights-for.ts';
import { draftSurvey } from './draft-survey.ts';

export function aiRoutes(router: Router, deps: Deps): void {
  const { engine } = thinkingOf(deps);
  router.on(endpoints.generateSurvey, async ({ actor, body }) => ({
    status: 200,
    body: await draftSurvey(deps, actor, { engine, wanted: body }),
  }));
  router.on(endpoints.getCompanyInsights, async ({ actor }) => ({
    status: 200,
    body: { insights: await companyInsightsFor(deps, actor) },
  }));
  router.on(endpoints.getInsights, async ({ actor }) => ({
    status: 200,
    body: { insights: await companyInsightsFor(deps, actor) },
  }));
  router.on(endpoints.listSurveyComments, async ({ actor, params, query }) => ({
    status: 200,
    body: await listSurveyComments(deps, actor, { surveyId: params.id, wanted: query, readAll: readTextsFor(deps) }),
  }));
}
