import type { Tx } from '@vela/db';
import { segmentKey, type Segment } from '@vela/domain/anonymity';
import type { Answer, Question } from '@vela/domain/surveys';
import { addResponses } from '../src/modules/responses/index.ts';
import { launchSurvey } from '../src/modules/surveys/index.ts';
import { readRows } from './answer-survey.ts';
import type { TestApp } from './build-test-app.ts';
import { makeCompany, makeDraft, makeQuestion } from './factories.ts';

export interface SegmentedSurvey {
  companyId: string;
  surveyId: string;
  token: string;
  inTenant<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A running survey with groups that may be told apart, and how many were invited to each; anonymous unless told. */
export async function makeSegmentedSurvey(
  { deps, owner }: Pick<TestApp, 'deps' | 'owner'>,
  questions: Question[],
  { invited, anonymous = true }: { invited: readonly [Segment, number][]; anonymous?: boolean },
): Promise<SegmentedSurvey> {
  const { actor, companyId, token } = await makeCompany(deps);
  const surveyId = await makeDraft(deps, actor, questions);
  await launchSurvey(deps, actor, surveyId);
  const segments = invited.map(([segment, count]) => ({ key: segmentKey(segment), segment, invited: count }));
  await readRows(owner, `update surveys set access = 'invited_only', segment_plan = $2, anonymous = $3 where id = $1`, [
    surveyId,
    JSON.stringify({ segments }),
    anonymous,
  ]);
  return { companyId, surveyId, token, inTenant: (run) => deps.db.inTenant(companyId, run) };
}

/** Asks something else from now on, as an edit of the running survey does. */
export async function askAnew(
  { deps, owner }: Pick<TestApp, 'deps' | 'owner'>,
  { surveyId }: SegmentedSurvey,
  questions: Parameters<typeof makeQuestion>[1][],
): Promise<void> {
  const asked = JSON.stringify(questions.map((question) => makeQuestion(deps, question)));
  await readRows(owner, `update surveys set version = 2, questions = $2 where id = $1`, [surveyId, asked]);
  await readRows(
    owner,
    `insert into survey_versions
     select company_id, survey_id, 2, title, description, $2, created_at, created_by from survey_versions
     where survey_id = $1`,
    [surveyId, asked],
  );
}

export interface GivenAnswers {
  /** So many say that they lead. */
  lead?: number;
  /** What all of them write. */
  why?: string;
  version?: number;
}

/** So many people of a group rate with 4 and answer what is given, at one moment. */
export async function answerSegment(
  { deps }: Pick<TestApp, 'deps'>,
  { companyId, surveyId, inTenant }: SegmentedSurvey,
  { segment, count, given = {} }: { segment: Segment; count: number; given?: GivenAnswers | undefined },
): Promise<void> {
  const responses = Array.from({ length: count }, (_, person) => {
    const answers: Answer[] = [{ questionId: 'rating', answer: '4' }];
    if (person < (given.lead ?? 0)) answers.push({ questionId: 'lead', answer: 'yes' });
    if (given.why !== undefined) answers.push({ questionId: 'why', answer: `${given.why} ${person}` });
    return {
      version: given.version ?? 1,
      answers,
      completionSeconds: 60,
      submittedOn: '2026-03-01',
      segment: segmentKey(segment),
    };
  });
  await inTenant((tx) => addResponses(tx, deps, { companyId, surveyId, responses, started: count }));
}
