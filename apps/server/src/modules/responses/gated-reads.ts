import type { Tx } from '@vela/db';
import {
  coarserSegments,
  isWithin,
  mayTextsStandInRows,
  segmentKey,
  WHOLE_SURVEY,
  type Segment,
} from '@vela/domain/anonymity';
import type { Answer } from '@vela/domain/surveys';
import { hasReleased } from './gate.ts';
import { sinceOf } from './group-rollup.ts';
import { listRollups, listSegmentPlans } from './counts-store.ts';
import {
  listListedRows,
  listWrittenTexts,
  type HeldAnswers,
  type ListedRow,
  type GatedSurvey,
  type TextFilter,
  type WrittenTexts,
} from './gated-reads-store.ts';
import { textQuestionIds } from './count-responses.ts';

export interface ListedResponse {
  id: string;
  day: string;
  submittedAt: Date | null;
  answers: Answer[];
}

export interface ListedResponses {
  responses: ListedResponse[];
  /** Free texts that do not stand with the responses that they came from. */
  detached: { questionId: string; text: string }[];
}

/** The listed responses; of each kind so many. */
export async function readResponses(
  tx: Tx,
  survey: GatedSurvey,
  most: { responses: number; texts: number },
): Promise<ListedResponses> {
  if (!isListed(survey)) return { responses: [], detached: [] };
  const gate = await rowGateOf(tx, survey);
  const rows = await listListedRows(tx, survey, most.responses);
  const { texts } = gate.textsDetached ? await readTexts(tx, survey, { limit: most.texts }) : { texts: [] };
  return {
    responses: rows.map((row) => toListed(survey, row, gate.withoutDetached(gate.listedAnswers(row)))),
    detached: inOwnOrder(texts),
  };
}

/** How the rows of a survey pass to its readers. */
export interface RowGate {
  /** Texts do not stand with the responses that they came from. */
  textsDetached: boolean;
  textIds: ReadonlySet<string>;
  /** The answers of a row without what is held: answers to questions, texts. */
  listedAnswers(row: ListedRow): Answer[];
  withoutDetached(answers: readonly Answer[]): Answer[];
}

export async function rowGateOf(tx: Tx, survey: GatedSurvey): Promise<RowGate> {
  const groups = (await listRollups(tx, survey.companyId, [survey.surveyId])).get(survey.surveyId) ?? [];
  const held = new Map(groups.map((group) => [group.segment, group.held]));
  const isHeld = ({ segment, step }: ListedRow, { questionId }: Answer) =>
    step >= (sinceOf(held.get(segment) ?? {}, questionId) ?? Infinity);
  const textIds = textQuestionIds(survey.questions);
  const textsDetached = survey.anonymous && !mayTextsStandInRows(groups, survey);
  return {
    textsDetached,
    textIds,
    listedAnswers: (row) => {
      const listed = row.answers.filter((answer) => !isHeld(row, answer));
      return row.textSegment === null ? listed.flatMap((answer) => withoutTexts(answer, textIds)) : listed;
    },
    withoutDetached: (answers) =>
      textsDetached ? answers.flatMap((answer) => withoutTexts(answer, textIds)) : [...answers],
  };
}

export const toListed = (survey: GatedSurvey, row: ListedRow, answers: Answer[]): ListedResponse => ({
  id: row.id,
  day: row.coarseDay,
  submittedAt: survey.anonymous ? null : row.submittedAt,
  answers,
});

/** Texts of a survey for reading as a whole, such as by an engine that looks for themes; of a group where it is named. */
export async function readTexts(
  tx: Tx,
  survey: GatedSurvey,
  { limit, segment = {} }: { limit: number; segment?: Segment },
): Promise<WrittenTexts> {
  if (!isListed(survey)) return { texts: [], written: 0 };
  return listWrittenTexts(tx, survey, { ...(await textFilterOf(tx, survey, segment)), limit });
}

const textFilterOf = async (tx: Tx, survey: GatedSurvey, segment: Segment): Promise<TextFilter> => ({
  textQuestionIds: [...textQuestionIds(survey.questions)],
  without: await listHeldAnswers(tx, survey),
  textSegments: segmentKey(segment) === WHOLE_SURVEY ? null : await keysWithin(tx, survey, segment),
});

/**
 * Whether responses and texts are listed. Those of groups are listed at a closing only; after a reopening
 * figures move ahead of them again, and the older rows subtracted from these would leave the few that are new.
 */
export const isListed = (survey: GatedSurvey): boolean =>
  hasReleased(survey) && (!survey.anonymous || survey.access === 'anyone_with_link' || survey.status !== 'active');

/** Every group that texts of the survey may carry and that lies within another. */
async function keysWithin(tx: Tx, { companyId, surveyId }: GatedSurvey, filter: Segment): Promise<string[]> {
  const plan = (await listSegmentPlans(tx, companyId, [surveyId])).get(surveyId);
  const segments = (plan?.segments ?? []).flatMap(({ segment }) => coarserSegments(segment));
  return [...new Set(segments.filter((segment) => isWithin(segment, filter)).map(segmentKey))];
}

/** What is not yet in the figures would be had by subtracting them from the rows, so it is in no row either. */
export async function listHeldAnswers(tx: Tx, { companyId, surveyId }: GatedSurvey): Promise<HeldAnswers[]> {
  const groups = (await listRollups(tx, companyId, [surveyId])).get(surveyId) ?? [];
  return groups.flatMap(({ segment, held }) =>
    Object.entries(held.since ?? {}).map(([questionId, since]) => ({ segment, questionId, since })),
  );
}

function withoutTexts(answer: Answer, textIds: ReadonlySet<string>): Answer[] {
  if (textIds.has(answer.questionId)) return [];
  const { comment: _comment, other: _other, ...rest } = answer;
  return [rest];
}

/** In the order of the alphabet: the order of the responses would tell which texts belong together. */
const inOwnOrder = (texts: { questionId: string; text: string }[]) =>
  texts.sort((left, right) => (left.text < right.text ? -1 : 1));
