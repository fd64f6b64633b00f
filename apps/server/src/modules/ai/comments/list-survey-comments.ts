import type { SurveyComments, surveyCommentsQuerySchema } from '@vela/contract';
import { WHOLE_SURVEY } from '@vela/domain/anonymity';
import type { Question } from '@vela/domain/surveys';
import { z } from 'zod';
import type { Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { pageCursor } from '../../../platform/page-cursor.ts';
import { reachOf } from '../../../platform/reach.ts';
import {
  getGatedSurvey,
  hasReleased,
  listEarlierQuestions,
  releaseOf,
  type GatedSurvey,
} from '../../responses/index.ts';
import { summariseComments, type ReadComment } from './comment-summary.ts';
import { readSample } from './read-sample.ts';
import { readingAt, type ReadTexts } from './read-comments.ts';

type Wanted = z.output<typeof surveyCommentsQuerySchema>;

/** So many are looked through; more of a survey nobody would page through. */
const MOST_COMMENTS = 2_000;

const commentsCursor = pageCursor('the comments', z.int().min(0).max(MOST_COMMENTS));

/** Listed comments of a survey, with what they are about, as far as themes and filters leave them. */
export async function listSurveyComments(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { surveyId, wanted, readAll }: { surveyId: string; wanted: Wanted; readAll: ReadTexts },
): Promise<SurveyComments> {
  const reach = reachOf(actor, 'responses.read');
  const offset = commentsCursor.read(wanted.cursor) ?? 0;
  const { survey, texts, sample, questions } = await deps.db.inTenant(actor.companyId, async (tx) => {
    const survey = await getGatedSurvey(tx, reach, surveyId);
    const segment = wanted.department === undefined ? undefined : { department: wanted.department };
    return {
      survey,
      ...(await readSample(tx, deps, { survey, limit: MOST_COMMENTS, segment })),
      questions: [...(await listEarlierQuestions(tx, survey)), ...survey.questions],
    };
  });
  // Reading may take a moment, so no transaction waits for it.
  const { readings, source } = await readAll(texts.map(({ text }) => text));
  const comments = texts.map((text, at) => ({ surveyId, ...text, ...readingAt(readings, at) }));
  const release = releaseOf(survey);
  const matching = comments.filter(matches(wanted));
  const end = offset + wanted.limit;
  return {
    release,
    hidden: hiddenBecause(survey, comments.length, wanted),
    ...summariseComments(comments, { questions, minGroup: release.minGroup }),
    commentSample: sample,
    matchCount: matching.length,
    comments: matching.slice(offset, end).map((comment) => present(comment, questions)),
    nextCursor: end < matching.length ? commentsCursor.write(end) : null,
    source,
  };
}

function matches({ theme, sentiment, questionId, q }: Wanted): (comment: ReadComment) => boolean {
  const sought = q?.trim().toLocaleLowerCase() ?? '';
  return (comment) =>
    (theme === undefined || comment.themes.includes(theme)) &&
    (sentiment === undefined || comment.sentiment === sentiment) &&
    (questionId === undefined || comment.questionId === questionId) &&
    (sought === '' || comment.text.toLocaleLowerCase().includes(sought));
}

const present = (
  { text, questionId, sentiment, themes }: ReadComment,
  questions: readonly Question[],
): SurveyComments['comments'][number] => ({
  text,
  questionId,
  questionText: questions.findLast(({ _id }) => _id === questionId)?.text ?? '',
  sentiment,
  themes,
});

/** Surveys for invited people list comments on closing alone; a department's are there where enough of it wrote. */
function hiddenBecause(survey: GatedSurvey, shown: number, { department }: Wanted): SurveyComments['hidden'] {
  if (shown > 0 || survey.submitted === 0) return null;
  const isRunning = survey.access === 'invited_only' && survey.anonymous && survey.status === 'active';
  if (!hasReleased(survey) || isRunning) return 'survey';
  return department === undefined || department === WHOLE_SURVEY ? null : 'department';
}
