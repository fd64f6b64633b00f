import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { listMySurveys } from '../survey-invitations/index.ts';
import { closeSurvey } from './close-survey.ts';
import { createSurvey } from './create-survey.ts';
import { deleteSurvey } from './delete-survey.ts';
import { duplicateSurvey } from './duplicate-survey.ts';
import { editSurvey } from './edit-survey.ts';
import { getAudience } from './get-audience.ts';
import { getSurvey } from './get-survey.ts';
import { launchSurvey } from './launch-survey.ts';
import { listSurveys } from './list-surveys.ts';
import { reopenSurvey } from './reopen-survey.ts';

export function surveysRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.listSurveys, async ({ actor, query }) => ({
    status: 200,
    body: await listSurveys(deps, actor, query),
  }));
  router.on(endpoints.getAudience, async ({ actor, query }) => ({
    status: 200,
    body: await getAudience(deps, actor, { ...query, anonymous: query.anonymous === 'true' }),
  }));
  router.on(endpoints.listMySurveys, async ({ actor }) => ({
    status: 200,
    body: { surveys: await listMySurveys(deps, actor) },
  }));
  router.on(endpoints.createSurvey, async ({ actor, body, headers }) => ({
    status: 201,
    body: { survey: await createSurvey(deps, actor, { body, key: headers['idempotency-key'] }) },
  }));
  router.on(endpoints.getSurvey, async ({ actor, params }) => ({
    status: 200,
    body: { survey: await getSurvey(deps, actor, params.id) },
  }));
  router.on(endpoints.updateSurvey, async ({ actor, params, body }) => ({
    status: 200,
    body: { survey: await editSurvey(deps, actor, { surveyId: params.id, body }) },
  }));
  router.on(endpoints.deleteSurvey, async ({ actor, params }) => {
    await deleteSurvey(deps, actor, params.id);
    return { status: 200, body: { ok: true } };
  });
  router.on(endpoints.launchSurvey, async ({ actor, params }) => ({
    status: 200,
    body: { survey: await launchSurvey(deps, actor, params.id) },
  }));
  router.on(endpoints.closeSurvey, async ({ actor, params }) => ({
    status: 200,
    body: { survey: await closeSurvey(deps, actor, params.id) },
  }));
  router.on(endpoints.reopenSurvey, async ({ actor, params }) => ({
    status: 200,
    body: { survey: await reopenSurvey(deps, actor, params.id) },
  }));
  router.on(endpoints.duplicateSurvey, async ({ actor, params, headers }) => ({
    status: 201,
    body: { survey: await duplicateSurvey(deps, actor, { surveyId: params.id, key: headers['idempotency-key'] }) },
  }));
}
