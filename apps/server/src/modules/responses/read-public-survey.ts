import type { PublicSurvey } from '@vela/contract';
import { MIN_GROUP_DEFAULT } from '@vela/domain/anonymity';
import type { Question } from '@vela/domain/surveys';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/domain-error.ts';
import { findPublicSurveyRow } from './asked-survey-store.ts';
import { collectingOf } from './collecting.ts';
import { refusalOfStatus, submissionRefused } from './decide-batch.ts';
import { findRespondent } from './verified/right-to-answer.ts';
import { presentSurveyKey } from './verified/survey-key.ts';

/** A survey as a respondent sees it; refused while it is not open. */
export async function readPublicSurvey(
  deps: Deps,
  { surveyId, token }: { surveyId: string; token: string | null },
): Promise<PublicSurvey> {
  const companyId = await collectingOf(deps).known.companyOf(surveyId);
  if (companyId === null) throw notFound('This survey');
  const row = await deps.db.inTenant(companyId, (tx) => findPublicSurveyRow(tx, { companyId, surveyId }));
  if (row === null) throw notFound('This survey');
  const refusal = refusalOfStatus(row.status);
  if (refusal !== null) throw submissionRefused(refusal);
  const isOpenLink = row.access === 'anyone_with_link';
  const respondent = row.anonymous || !isOpenLink ? null : await findRespondent(deps, companyId, token);
  return {
    _id: surveyId,
    title: row.title,
    description: row.description,
    companyName: row.companyName,
    access: row.access,
    ...(isOpenLink ? {} : { invitation: 'needed' as const }),
    ...(row.publicKey ? { verified: presentSurveyKey(row.publicKey) } : {}),
    anonymous: row.anonymous,
    allowMultipleResponses: row.allowMultipleResponses,
    minGroup: row.minGroup ?? MIN_GROUP_DEFAULT,
    version: row.version,
    ...(respondent ? { respondentName: respondent.name } : {}),
    questions: row.questions.filter((question) => !question.hidden).map(toPublicQuestion),
  };
}

/** How a question is scored and where it came from is nothing for those who answer it. */
const toPublicQuestion = ({
  category: _category,
  aiGenerated: _aiGenerated,
  reverse: _reverse,
  origin: _origin,
  ...question
}: Question): PublicSurvey['questions'][number] => question;
