import type { Survey } from '@vela/contract';
import { type Question, SURVEY_LIMITS } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { idFromKey, type Ids } from '../../platform/ids.ts';
import { reachOf } from '../../platform/reach.ts';
import { presentSurvey } from './survey-presenter.ts';
import { getSurveyDetail, insertSurvey } from './surveys-store.ts';

const SUFFIX = ' (copy)';

/**
 * Makes a draft with the same content, the next run of the same series. Its questions are new ones, so no answer ever
 * counts for both; each remembers what it was copied from, so that runs can be compared.
 */
export async function duplicateSurvey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { surveyId, key }: { surveyId: string; key?: string | undefined },
): Promise<Survey> {
  const reach = reachOf(actor, 'surveys.write');
  const id = key ? idFromKey(actor.companyId, actor.memberId, 'duplicate survey', surveyId, key) : deps.ids.newId();
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const source = await getSurveyDetail(tx, reach, surveyId);
    const inserted = await insertSurvey(tx, actor.companyId, {
      id,
      title: copyTitle(source.title),
      description: source.description,
      type: source.type,
      status: 'draft',
      targetAudience: source.targetAudience,
      department: source.department,
      access: source.access,
      anonymous: source.anonymous,
      allowMultipleResponses: source.allowMultipleResponses,
      reminderFrequency: source.reminderFrequency,
      seriesId: source.seriesId ?? source.id,
      questions: copyQuestions(source.questions, deps.ids),
      createdBy: actor.memberId,
      createdAt: deps.clock.now(),
    });
    if (inserted) {
      const detail = { duplicateOf: surveyId };
      await audit(tx, deps, actor, { action: 'survey.created', subjectType: 'survey', subjectId: id, detail });
    }
    return presentSurvey(await getSurveyDetail(tx, reach, id), actor);
  });
}

const copyTitle = (title: string): string =>
  `${[...title].slice(0, SURVEY_LIMITS.title - SUFFIX.length).join('')}${SUFFIX}`.slice(0, SURVEY_LIMITS.title);

/** Conditions follow the questions that they point to. Hidden questions stay behind: they have no answers to keep. */
function copyQuestions(questions: readonly Question[], ids: Ids): Question[] {
  const asked = questions.filter((question) => !question.hidden);
  const newIds = new Map(asked.map((question) => [question._id, ids.newId()]));
  return asked.map(({ hidden: _hidden, ...question }) => {
    const target = question.showIf && newIds.get(question.showIf.questionId);
    return {
      ...question,
      _id: newIds.get(question._id) ?? ids.newId(),
      origin: question.origin ?? question._id,
      showIf: question.showIf && target ? { ...question.showIf, questionId: target } : undefined,
    };
  });
}
