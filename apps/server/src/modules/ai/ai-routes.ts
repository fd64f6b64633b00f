import { endpoints, type Insights } from '@vela/contract';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { createAiEngine } from './create-ai-engine.ts';
import { draftSurvey } from './draft-survey.ts';
import { getCompanyInsights } from './get-company-insights.ts';

const REMEMBERED_INSIGHTS = 500;

export function aiRoutes(router: Router, deps: Deps): void {
  const engine = createAiEngine(deps.ai, deps);
  const remembered = createBoundedMap<string, Insights>(REMEMBERED_INSIGHTS);
  router.on(endpoints.generateSurvey, async ({ actor, body }) => ({
    status: 200,
    body: await draftSurvey(deps, actor, { engine, wanted: body }),
  }));
  router.on(endpoints.getCompanyInsights, async ({ actor }) => ({
    status: 200,
    body: { insights: await getCompanyInsights(deps, actor, { engine, remembered }) },
  }));
  router.on(endpoints.getInsights, async ({ actor }) => ({
    status: 200,
    body: { insights: await getCompanyInsights(deps, actor, { engine, remembered }) },
  }));
}
