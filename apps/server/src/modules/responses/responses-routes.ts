import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { acceptResponse } from './accept-response.ts';
import { listResponses } from './list-responses.ts';
import { readPublicSurvey } from './read-public-survey.ts';
import { startResponse } from './start-response.ts';
import { checkInvitation } from './verified/check-invitation.ts';
import { getSurveyKey } from './verified/get-survey-key.ts';
import { issueToken } from './verified/issue-token.ts';

export function responsesRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.listResponses, async ({ actor, params }) => ({
    status: 200,
    body: await listResponses(deps, actor, params.id),
  }));
  router.on(endpoints.getPublicSurvey, async ({ params, token }) => ({
    status: 200,
    body: { survey: await readPublicSurvey(deps, { surveyId: params.id, token }) },
  }));
  router.on(endpoints.startResponse, async ({ params, body }) => {
    await startResponse(deps, { surveyId: params.id, device: body.device });
    return { status: 200, body: { ok: true } };
  });
  router.on(endpoints.getSurveyKey, async ({ params }) => ({
    status: 200,
    body: { key: await getSurveyKey(deps, params.id) },
  }));
  router.on(endpoints.checkInvitation, async ({ params, body }) => ({
    status: 200,
    body: await checkInvitation(deps, { surveyId: params.id, ...body }),
  }));
  router.on(endpoints.issueToken, async ({ params, body }) => ({
    status: 200,
    body: await issueToken(deps, { surveyId: params.id, ...body }),
  }));
  router.on(endpoints.acceptResponse, async ({ params, headers, body, token }) => {
    const key = headers['idempotency-key'];
    const outcome = await acceptResponse(deps, { surveyId: params.id, key, body, token });
    return { status: outcome === 'accepted' ? 201 : 200, body: { accepted: true } };
  });
}
