import type { Tx } from '@vela/db';
import type { SurveyRollup } from '@vela/db/responses';
import { areCommentsShowable, isShowable, type Answer, type Distribution } from '@vela/domain';
import { listReleasedRows, listRollups, listWrittenTexts, type ReadableSurvey } from './gated-reads-store.ts';
import { textQuestionIds } from './text-question-ids.ts';

/** Why less is shown than was submitted. */
export interface Release {
  minGroup: number;
  released: number;
  withheld: number;
}

/** What may be known about a question's answers. */
export interface QuestionCounts {
  answered: number;
  notApplicable: number;
  values: Distribution;
  /** So few answered it that its figures would be those of single people. */
  withheld: boolean;
}

export interface SurveyCounts {
  byQuestion: ReadonlyMap<string, QuestionCounts>;
  /** Completion times: how many took so many seconds. Empty where so few are known that they would be single people's. */
  seconds: Distribution;
}

export interface ReadableResponse {
  id: string;
  day: string;
  submittedAt: Date | null;
  answers: Answer[];
}

export interface ReadableResponses {
  responses: ReadableResponse[];
  /** Free texts that do not stand with the responses that they came from. */
  detached: { questionId: string; text: string }[];
}

/** Thresholds protect people whose name is not stored; whoever answers an attributed survey was told that it is. */
const minGroupOf = (survey: ReadableSurvey): number => (survey.anonymous ? survey.minGroup : 1);

export const releaseOf = (survey: ReadableSurvey): Release => ({
  minGroup: minGroupOf(survey),
  released: survey.released,
  withheld: survey.submitted - survey.released,
});

/** Whether anything at all may be read. */
export const isReadable = (survey: ReadableSurvey): boolean =>
  isShowable(survey.released, { minGroup: minGroupOf(survey), minGroupComments: survey.minGroupComments });

const mayStandWithResponses = (survey: ReadableSurvey): boolean =>
  !survey.anonymous || areCommentsShowable(survey.released, survey);

/** The figures of surveys, as far as they may be read, by survey. Their cost does not grow with the responses. */
export async function readCounts(
  tx: Tx,
  companyId: string,
  surveys: readonly ReadableSurvey[],
): Promise<Map<string, SurveyCounts>> {
  const readable = surveys.filter(isReadable);
  const rollups = await listRollups(
    tx,
    companyId,
    readable.map(({ surveyId }) => surveyId),
  );
  return new Map(surveys.map((survey) => [survey.surveyId, countsOf(survey, rollups.get(survey.surveyId))]));
}

function countsOf(survey: ReadableSurvey, rollup: SurveyRollup | undefined): SurveyCounts {
  const { answers, seconds } = rollup ?? { answers: {}, seconds: {} };
  const gated = Object.entries(answers).map(([id, counts]): [string, QuestionCounts] => [id, gate(survey, counts)]);
  const timed = Object.values(seconds).reduce((sum, count) => sum + count, 0);
  return { byQuestion: new Map(gated), seconds: timed < minGroupOf(survey) ? {} : seconds };
}

/** A question that only few of many answered has a group of its own. Free texts have no figures that could tell of one. */
function gate(
  survey: ReadableSurvey,
  { answered = 0, notApplicable = 0, values = {} }: SurveyRollup['answers'][string],
): QuestionCounts {
  const withheld = Object.keys(values).length > 0 && answered < minGroupOf(survey);
  if (withheld) return { answered: 0, notApplicable: 0, values: {}, withheld };
  return { answered, notApplicable, values, withheld };
}

/** Responses one by one, as far as they may be read. */
export async function readResponses(tx: Tx, survey: ReadableSurvey, limit: number): Promise<ReadableResponses> {
  if (!isReadable(survey)) return { responses: [], detached: [] };
  const counts = (await readCounts(tx, survey.companyId, [survey])).get(survey.surveyId);
  const withheld = new Set([...(counts?.byQuestion ?? [])].flatMap(([id, { withheld }]) => (withheld ? [id] : [])));
  const rows = (await listReleasedRows(tx, survey, limit)).map((row) => ({
    ...row,
    answers: row.answers.filter(({ questionId }) => !withheld.has(questionId)),
  }));
  const toReadable = (row: (typeof rows)[number], answers: Answer[]): ReadableResponse => ({
    id: row.id,
    day: row.shownOn,
    submittedAt: survey.anonymous ? null : row.submittedAt,
    answers,
  });
  if (mayStandWithResponses(survey)) {
    return { responses: rows.map((row) => toReadable(row, row.answers)), detached: [] };
  }
  const textIds = textQuestionIds(survey.questions);
  return {
    responses: rows.map((row) =>
      toReadable(
        row,
        row.answers.flatMap((answer) => withoutTexts(answer, textIds)),
      ),
    ),
    detached: inOwnOrder(rows.flatMap((row) => row.answers.flatMap((answer) => textsOf(answer, textIds)))),
  };
}

/** Texts of a survey for reading as a whole, such as by an engine that looks for themes. */
export async function readTexts(
  tx: Tx,
  survey: ReadableSurvey,
  limit: number,
): Promise<{ questionId: string; text: string }[]> {
  if (!isReadable(survey)) return [];
  return listWrittenTexts(tx, survey, { textQuestionIds: [...textQuestionIds(survey.questions)], limit });
}

function withoutTexts(answer: Answer, textIds: ReadonlySet<string>): Answer[] {
  if (textIds.has(answer.questionId)) return [];
  const { comment: _comment, other: _other, ...rest } = answer;
  return [rest];
}

function textsOf(answer: Answer, textIds: ReadonlySet<string>): { questionId: string; text: string }[] {
  const own = textIds.has(answer.questionId) && typeof answer.answer === 'string' ? [answer.answer] : [];
  const texts = [...own, answer.comment, answer.other].filter((text) => text !== undefined);
  return texts.map((text) => ({ questionId: answer.questionId, text }));
}

/** In the order of the alphabet: the order of the responses would tell which texts belong together. */
const inOwnOrder = (texts: { questionId: string; text: string }[]) =>
  texts.sort((left, right) => (left.text < right.text ? -1 : 1));
