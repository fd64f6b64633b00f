import type { Survey, updateSurveyBodySchema } from '@vela/contract';
import { planEdit, type EditableSurvey, type EditPlan } from '@vela/domain/surveys';
import type { Tx } from '@vela/db';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError, invalid } from '../../platform/domain-error.ts';
import { answeredQuestionIds } from '../responses/index.ts';
import type { InvitingDeps } from '../survey-invitations/index.ts';
import { inviteAdded } from './invite-audience.ts';
import { assertValidSurvey, surveyFromBody, type SurveyFromBody } from './survey-from-body.ts';
import { reachOf } from '../../platform/reach.ts';
import { presentSurvey } from './survey-presenter.ts';
import {
  findMemberName,
  getSurveyDetail,
  insertVersion,
  lockSurvey,
  updateSurvey,
  type SurveyRow,
} from './surveys-store.ts';

export interface EditSurvey {
  surveyId: string;
  body: z.output<typeof updateSurveyBodySchema>;
}

/** Saves an edited survey. An active one keeps what respondents read until now as an earlier version. */
export async function editSurvey(
  deps: InvitingDeps & Pick<Deps, 'db'>,
  actor: Actor,
  { surveyId, body }: EditSurvey,
): Promise<Survey> {
  const reach = reachOf(actor, 'surveys.write');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const survey = await lockSurvey(tx, reach, surveyId);
    if (survey.revision !== body.revision) throw await editConflict(tx, survey);
    const content = surveyFromBody(body, { settings: survey, questions: survey.questions }, deps.ids);
    const plan = planEdit({
      status: survey.status,
      current: editable(survey, survey),
      proposed: editable(survey, content),
      answeredQuestionIds: await answeredQuestionIds(tx, survey),
    });
    if (!plan.ok) throw refusal(survey, plan);
    assertValidSurvey(content);
    if (plan.changes.length > 0) await save(tx, deps, { actor, survey, content, plan });
    return presentSurvey(await getSurveyDetail(tx, reach, surveyId), actor);
  });
}

interface Saving {
  actor: Actor;
  survey: SurveyRow;
  content: SurveyFromBody;
  plan: Extract<EditPlan, { ok: true }>;
}

async function save(tx: Tx, deps: InvitingDeps, { actor, survey, content, plan }: Saving) {
  const version = survey.version + (plan.newVersion ? 1 : 0);
  const saved = await updateSurvey(tx, survey, { ...content, version, updatedBy: actor.memberId });
  if (!saved) throw await editConflict(tx, survey);
  if (plan.newVersion) {
    await insertVersion(tx, {
      companyId: survey.companyId,
      surveyId: survey.id,
      version,
      title: content.title,
      description: content.description,
      questions: content.questions,
      createdAt: deps.clock.now(),
      createdBy: actor.memberId,
    });
  }
  const invited = await inviteIfWider(tx, deps, { survey, content, plan });
  const detail = { changed: plan.changes, ...(plan.newVersion ? { version } : {}), ...invited };
  await audit(tx, deps, actor, { action: 'survey.edited', subjectType: 'survey', subjectId: survey.id, detail });
}

/** Whoever belongs to a wider audience of a running survey gets a link, too. */
async function inviteIfWider(
  tx: Tx,
  deps: InvitingDeps,
  { survey, content, plan }: Omit<Saving, 'actor'>,
): Promise<{ invited?: number }> {
  const { status, minGroup } = survey;
  const isWider = plan.changes.includes('targetAudience') || plan.changes.includes('department');
  if (status !== 'active' || survey.access !== 'invited_only' || minGroup === null || !isWider) return {};
  return { invited: await inviteAdded(tx, deps, { ...survey, ...content, minGroup }) };
}

const editable = (survey: SurveyRow, content: SurveyFromBody | SurveyRow): EditableSurvey => ({
  title: content.title,
  description: content.description,
  type: content.type,
  targetAudience: content.targetAudience,
  department: content.department,
  settings: {
    access: content.access,
    anonymous: content.anonymous,
    allowMultipleResponses: content.allowMultipleResponses,
    reminderFrequency: content.reminderFrequency,
  },
  scheduledDate: survey.scheduledDate?.toISOString() ?? null,
  endDate: survey.endDate?.toISOString() ?? null,
  questions: content.questions,
});

/** A survey that is over takes no edit at all; of a running one single fields are refused. */
function refusal(survey: SurveyRow, { problems }: Extract<EditPlan, { ok: false }>): DomainError {
  const isOver = survey.status === 'closed' || survey.status === 'archived';
  return isOver
    ? new DomainError('invalid_transition', problems[0]?.message ?? 'This survey is read-only')
    : invalid(problems);
}

async function editConflict(tx: Tx, survey: SurveyRow): Promise<DomainError> {
  const name = (await findMemberName(tx, survey.companyId, survey.updatedBy)) ?? 'Somebody';
  return new DomainError(
    'edit_conflict',
    `${name} saved changes to this survey in the meantime. Please reload it and make your changes again.`,
  );
}
