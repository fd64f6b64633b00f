import type { ExecutiveDashboard, ReviewAnalytics } from '@vela/contract';
import { headline, rateFigure, stretchesOf, wasOpenIn } from '@vela/domain';
import { periodAnswer, risksOf, type CompanyRead } from './company-analytics.ts';
import { categoriesOf, departmentsOf, measuresOf, splitByPeriod, sumPeriod } from './period-figures.ts';
import { scoreChangeOf, scoreOfTopic } from './topic-figures.ts';

const MOST = 3;
const STRETCH_DAYS = 30;
/** A category below counts as no strength, however the others do. */
const STRONG = 60;

export type ExecutiveRead = Pick<CompanyRead, 'period' | 'before' | 'surveys' | 'departmentNames' | 'reviews'> & {
  reviewCounts: ReviewAnalytics;
};

/** The company on one page. */
export function executiveDashboard(read: ExecutiveRead): ExecutiveDashboard {
  const { period, before, surveys } = read;
  const { now, earlier } = splitByPeriod(surveys, period, before);
  const sums = sumPeriod(now);
  const sumsBefore = sumPeriod(earlier);
  const measures = measuresOf(sums, sumsBefore);
  const departments = departmentsOf(now, read.departmentNames, sums);
  const engagement = {
    score: scoreOfTopic(sums.topics, 'engagement'),
    change: scoreChangeOf(sums.topics, sumsBefore.topics, 'engagement'),
  };
  return {
    headline: headline({ engagement, participation: measures.responseRate }),
    period: periodAnswer(period),
    engagement: { ...engagement, trend: trendOf(read) },
    enps: measures.enps,
    participation: measures.responseRate,
    topStrengths: categoriesOf(sums, sumsBefore)
      .filter(({ score }) => (score.value ?? 0) >= STRONG)
      .sort((left, right) => (right.score.value ?? 0) - (left.score.value ?? 0))
      .slice(0, MOST)
      .map(({ category, score, change }) => ({ category, score, change })),
    topRisks: risksOf({ sums, sumsBefore, measures, departments, reviews: read.reviews }).slice(0, MOST),
    departments,
    reviewCompletion: reviewCompletionOf(read.reviewCounts),
    recognition: null,
    recognitionReason: 'Recognition is shown here once people give each other kudos.',
  };
}

/** Engagement by stretches of both periods. A survey that was open in several of them counts in each. */
const trendOf = ({ period, before, surveys }: ExecutiveRead): ExecutiveDashboard['engagement']['trend'] =>
  [...stretchesOf(before, STRETCH_DAYS), ...stretchesOf(period, STRETCH_DAYS)].map((stretch) => {
    const { topics } = sumPeriod(surveys.filter((survey) => wasOpenIn(stretch, survey)));
    return { from: stretch.from, to: stretch.to, score: scoreOfTopic(topics, 'engagement') };
  });

const reviewCompletionOf = ({
  totalReviews: total,
  completedReviews: completed,
  averageRating,
}: ReviewAnalytics): ExecutiveDashboard['reviewCompletion'] =>
  total === 0 ? null : { total, completed, rate: rateFigure({ part: completed, whole: total }), averageRating };
