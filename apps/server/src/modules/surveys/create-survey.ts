import type { Survey } from '@vela/contract';
import { defaultSettingsOf } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { idFromKey } from '../../platform/ids.ts';
import { assertValidSurvey, surveyFromBody, type SurveyBody } from './survey-from-body.ts';
import { reachOf } from '../../platform/reach.ts';
import { presentSurvey } from './survey-presenter.ts';
import { getSurveyDetail, insertSurvey } from './surveys-store.ts';

export interface CreateSurvey {
  body: SurveyBody;
  /** The same key of the same member makes one survey, however often it is sent. */
  key?: string | undefined;
}

/** Saves a new survey as a draft. */
export async function createSurvey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { body, key }: CreateSurvey,
): Promise<Survey> {
  const reach = reachOf(actor, 'surveys.write');
  const content = surveyFromBody(body, { settings: defaultSettingsOf(body.type), questions: [] }, deps.ids);
  assertValidSurvey(content);
  const id = key ? idFromKey(actor.companyId, actor.memberId, 'create survey', key) : deps.ids.newId();
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const inserted = await insertSurvey(tx, actor.companyId, {
      ...content,
      id,
      status: 'draft',
      createdBy: actor.memberId,
      createdAt: deps.clock.now(),
    });
    if (inserted) {
      await audit(tx, deps, actor, {
        action: 'survey.created',
        subjectType: 'survey',
        subjectId: id,
        detail: { title: content.title },
      });
    }
    return presentSurvey(await getSurveyDetail(tx, reach, id), actor);
  });
}
