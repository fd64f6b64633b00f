import type { QuestionAnalytics, SurveyAnalytics } from '@vela/contract';
import { daysOf, HIDDEN_FIGURE, rateFigure } from '@vela/domain/analytics';
import { filterThreshold } from '@vela/domain/anonymity';
import { completionRate, meanOf, medianOf, roundHalfUp } from '@vela/domain/scoring';
import type { Question } from '@vela/domain/surveys';
import { releaseOf } from '../responses/index.ts';
import { tooFew } from './group-figures.ts';
import { participationOf } from './period-figures.ts';
import { questionAnalytics, sameQuestions } from './question-analytics.ts';
import { whatIsKeptBack, whatIsKeptBackOfGroup } from './read-digests.ts';
import { NO_COUNTS, tallyTopics, type TopicTallies } from './survey-digest.ts';
import { filtersOf, segmentsOf } from './survey-groups.ts';
import { isFiltered, type FilteredSurvey, type SurveyRead } from './survey-read.ts';
import { comparisonOf, seriesOf } from './survey-series.ts';
import { askedCategories, enpsOf, favourableOfTopic, scoreChangeOf, scoreOfTopic } from './topic-figures.ts';

/** The deep dive into a survey: nothing here depends on how many responses there are. */
export function surveyAnalytics(read: SurveyRead): SurveyAnalytics {
  const { survey, frame, group, compared } = read;
  const keptBack = keptBackOf(read);
  const topics = tallyTopics(read.questions, group.counts, keptBack);
  const before = compared === null ? null : { ...compared, topics: comparedTopics(compared) };
  const questions = questionsOf(read, keptBack.keptBack);
  const hidden = isFiltered(read) ? group.hidden : group.hidden && survey.submitted > 0;
  const segments = segmentsOf(read, askedCategories(topics));
  const score = scoreOfTopic(topics, 'score');
  const enps = enpsOf(topics);
  const { part, whole } = participationOf(frame);
  return {
    totalResponses: survey.submitted,
    completionRate: completionRate(part, whole),
    averageCompletionTime: oneDecimal(meanOf(group.counts.seconds)) ?? 0,
    medianCompletionTime: medianOf(group.counts.seconds),
    score: score.value,
    enps: enps.value,
    release: releaseOf(survey),
    categories: categoriesOf(topics, before?.topics ?? null),
    questionAnalytics: questions,
    responseTrends: Object.fromEntries(read.days.map(({ day, count }) => [day, count])),
    people: group.released,
    invited: frame.access !== 'invited_only' ? null : isFiltered(read) ? group.invited : frame.invited,
    hidden,
    hiddenReason: hidden ? hiddenReasonOf(read) : null,
    filters: filtersOf(read),
    figures: { score, enps, favourable: favourableOfTopic(topics, 'score'), responseRate: responseRateOf(read) },
    segments,
    participation: { overTime: overTimeOf(read), byDepartment: segments.department.map(participationRow) },
    dropOff: dropOffOf(read, questions),
    series: seriesOf(read.series, survey.surveyId),
    comparison: before === null ? null : comparisonOf({ ...read, topics }, before),
  };
}

const keptBackOf = (read: SurveyRead) =>
  isFiltered(read) ? whatIsKeptBackOfGroup(read.survey, read.group) : whatIsKeptBack(read.survey, read.group.counts);

const comparedTopics = ({ questions, group }: FilteredSurvey): TopicTallies =>
  tallyTopics(questions, group.counts, { keptBack: null, withheld: group.hidden });

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

function questionsOf(read: SurveyRead, keptBack: number | null): QuestionAnalytics[] {
  const { compared } = read;
  const earlier = compared === null ? new Map<string, Question>() : sameQuestions(read.questions, compared.questions);
  const countsIn = ({ group }: FilteredSurvey, question: Question) =>
    group.counts.byQuestion.get(question._id) ?? NO_COUNTS;
  const current = new Set(read.survey.questions.map(({ _id }) => _id));
  return read.questions.map((question) => {
    const same = earlier.get(question._id);
    const before =
      compared === null || same === undefined ? null : { question: same, counts: countsIn(compared, same) };
    const result = questionAnalytics({ question, counts: countsIn(read, question) }, { keptBack, before });
    return { ...result, retired: result.retired || !current.has(question._id) };
  });
}

const hiddenReasonOf = ({ survey, filter }: SurveyRead): string =>
  tooFew(survey.anonymous ? filterThreshold(survey.minGroup, Object.keys(filter).length) : 1);

/** Of a group only those may be counted whose answers are released. */
function responseRateOf(read: SurveyRead) {
  if (!isFiltered(read)) return rateFigure(participationOf(read.frame));
  const { group } = read;
  return group.hidden ? HIDDEN_FIGURE : rateFigure({ part: group.released, whole: group.invited });
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

const dropOffOf = (
  { frame, survey }: SurveyRead,
  questions: readonly QuestionAnalytics[],
): SurveyAnalytics['dropOff'] => ({
  invited: frame.access === 'invited_only' ? frame.invited : null,
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

const oneDecimal = (value: number | null): number | null => (value === null ? null : roundHalfUp(value, 1));
