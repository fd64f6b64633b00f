import type { QuestionAnalytics, SeriesRun, SurveyAnalytics } from '@vela/contract';
import { daysOf, HIDDEN_FIGURE, rateChange, rateFigure } from '@vela/domain/analytics';
import { completionRate, meanOf, medianOf, roundHalfUp } from '@vela/domain/scoring';
import type { Question } from '@vela/domain/surveys';
import { releaseOf } from '../responses/index.ts';
import { participationOf } from './period-sums.ts';
import { questionAnalytics, sameQuestions } from './question-analytics.ts';
import type { DigestedSurvey } from './read-digests.ts';
import { NO_COUNTS, type TopicTallies } from './survey-digest.ts';
import { filtersOf, segmentsOf } from './survey-groups.ts';
import { isFiltered, type FilteredSurvey, type SurveyRead } from './survey-read.ts';
import {
  askedCategories,
  enpsChangeOf,
  enpsOf,
  favourableChangeOf,
  favourableOfTopic,
  scoreChangeOf,
  scoreOfTopic,
  tooFew,
} from './topic-figures.ts';

/** The deep dive into a survey: nothing here depends on how many responses there are. */
export function surveyAnalytics(read: SurveyRead): SurveyAnalytics {
  const { survey, group, compared } = read;
  const { topics, hidden, counts } = group;
  const questions = questionsOf(read);
  const segments = segmentsOf(read, askedCategories(topics));
  const score = scoreOfTopic(topics, 'score');
  const enps = enpsOf(topics);
  const { part, whole } = participationOf(survey);
  return {
    totalResponses: survey.submitted,
    completionRate: completionRate(part, whole),
    averageCompletionTime: oneDecimal(meanOf(counts.seconds)) ?? 0,
    medianCompletionTime: medianOf(counts.seconds),
    score: score.value,
    enps: enps.value,
    release: releaseOf(survey),
    categories: categoriesOf(topics, compared?.group.topics ?? null),
    questionAnalytics: questions,
    responseTrends: Object.fromEntries(read.days.map(({ day, count }) => [day, count])),
    people: group.released,
    invited: survey.access !== 'invited_only' ? null : isFiltered(read) ? group.invited : survey.invited,
    hidden,
    hiddenReason: hidden ? tooFew(group.threshold) : null,
    filters: filtersOf(read),
    figures: { score, enps, favourable: favourableOfTopic(topics, 'score'), responseRate: responseRateOf(read) },
    segments,
    participation: { overTime: overTimeOf(read), byDepartment: segments.department.map(participationRow) },
    dropOff: dropOffOf(read, questions),
    series: seriesOf(read.series, survey.surveyId),
    comparison: compared === null ? null : comparisonOf(read, compared),
  };
}

const categoriesOf = (topics: TopicTallies, before: TopicTallies | null): SurveyAnalytics['categories'] =>
  askedCategories(topics).map((category) => {
    const figure = scoreOfTopic(topics, category);
    return {
      category,
      score: figure.value,
      answerCount: figure.base,
      figure,
      favourable: favourableOfTopic(topics, category),
      change: before === null ? null : scoreChangeOf(topics, before, category),
    };
  });

function questionsOf(read: SurveyRead): QuestionAnalytics[] {
  const { compared } = read;
  const { waiting } = read.group;
  const earlier = compared === null ? new Map<string, Question>() : sameQuestions(read.questions, compared.questions);
  const countsIn = ({ group }: FilteredSurvey, question: Question) =>
    group.counts.byQuestion.get(question._id) ?? NO_COUNTS;
  const current = new Set(read.survey.questions.map(({ _id }) => _id));
  return read.questions.map((question) => {
    const same = earlier.get(question._id);
    const before =
      compared === null || same === undefined ? null : { question: same, counts: countsIn(compared, same) };
    const result = questionAnalytics({ question, counts: countsIn(read, question) }, { waiting, before });
    return { ...result, retired: result.retired || !current.has(question._id) };
  });
}

/** Of a group only those may be counted whose answers are released. */
function responseRateOf(read: SurveyRead) {
  if (!isFiltered(read)) return rateFigure(participationOf(read.survey));
  const { hidden, released, base } = read.group;
  return hidden ? HIDDEN_FIGURE : rateFigure({ part: released, whole: base });
}

/** Every day on which it took answers, quiet ones as 0. */
function overTimeOf({ days, openDays }: SurveyRead): SurveyAnalytics['participation']['overTime'] {
  if (openDays === null) return [];
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  // A company that moved to another time zone has responses of a day before the launch.
  const first = days[0]?.day ?? openDays.from;
  const last = days.at(-1)?.day ?? openDays.to;
  let total = 0;
  return daysOf({
    from: first < openDays.from ? first : openDays.from,
    to: last > openDays.to ? last : openDays.to,
  }).map((day) => {
    const submitted = counts.get(day) ?? 0;
    total += submitted;
    return { day, submitted, total };
  });
}

const participationRow = ({
  value,
  label,
  invited,
  released,
  participation,
}: SurveyAnalytics['segments']['department'][number]) => ({ value, label, invited, released, participation });

const dropOffOf = ({ survey }: SurveyRead, questions: readonly QuestionAnalytics[]): SurveyAnalytics['dropOff'] => ({
  invited: survey.access === 'invited_only' ? survey.invited : null,
  started: survey.started,
  submitted: survey.submitted,
  questions: questions
    .filter(({ retired }) => !retired)
    .map(({ questionId, questionText, asked, responseCount, skippedCount, notApplicableCount }) => ({
      questionId,
      questionText,
      asked,
      answered: responseCount,
      skipped: skippedCount,
      notApplicable: notApplicableCount,
    })),
});

/** The runs of a series, oldest first, each with what changed since the one before. */
function seriesOf(newestFirst: readonly DigestedSurvey[], currentId: string): SeriesRun[] {
  const runs = newestFirst.toReversed();
  return runs.map((run, index) => {
    const topics = run.digest.whole;
    const before = runs[index - 1]?.digest.whole;
    return {
      _id: run.surveyId,
      title: run.title,
      launchedAt: run.launchedAt?.toISOString() ?? null,
      closedAt: run.closedAt?.toISOString() ?? null,
      isCurrent: run.surveyId === currentId,
      responseRate: rateFigure(participationOf(run)),
      score: scoreOfTopic(topics, 'score'),
      enps: enpsOf(topics),
      change: before === undefined ? null : scoreChangeOf(topics, before, 'score'),
    };
  });
}

/** What changed since another run, for the same filters. */
function comparisonOf(now: FilteredSurvey, before: FilteredSurvey): NonNullable<SurveyAnalytics['comparison']> {
  const [topics, earlier] = [now.group.topics, before.group.topics];
  return {
    survey: {
      _id: before.survey.surveyId,
      title: before.survey.title,
      launchedAt: before.survey.launchedAt?.toISOString() ?? null,
    },
    score: scoreChangeOf(topics, earlier, 'score'),
    enps: enpsChangeOf(topics, earlier),
    favourable: favourableChangeOf(topics, earlier),
    responseRate: rateChange(participationOf(now.survey), participationOf(before.survey)),
  };
}

const oneDecimal = (value: number | null): number | null => (value === null ? null : roundHalfUp(value, 1));
