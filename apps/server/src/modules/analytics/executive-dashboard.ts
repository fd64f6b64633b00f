import type { ExecutiveDashboard, ReviewAnalytics } from '@vela/contract';
import { headline, rateFigure } from '@vela/domain/analytics';
import { periodAnswer, risksOf, type CompanyRead } from './company-analytics.ts';
import { categoriesOf } from './period-figures.ts';
import { scoreChangeOf, scoreOfTopic } from './topic-figures.ts';

const MOST = 3;
/** A category below counts as no strength, however the others do. */
const STRONG = 60;

export interface ExecutiveRead extends Pick<CompanyRead, 'period' | 'summary' | 'reviews' | 'themes'> {
  reviewCounts: ReviewAnalytics;
}

/** The company on one page. */
export function executiveDashboard(read: ExecutiveRead): ExecutiveDashboard {
  const { summary } = read;
  const { now, before, measures } = summary;
  const engagement = {
    score: scoreOfTopic(now.topics, 'engagement'),
    change: scoreChangeOf(now.topics, before.topics, 'engagement'),
  };
  return {
    headline: headline({ engagement, participation: measures.responseRate }),
    period: periodAnswer(read.period),
    engagement: { ...engagement, trend: summary.trend },
    enps: measures.enps,
    participation: measures.responseRate,
    topStrengths: categoriesOf(now, before)
      .filter(({ score }) => (score.value ?? 0) >= STRONG)
      .sort((left, right) => (right.score.value ?? 0) - (left.score.value ?? 0))
      .slice(0, MOST)
      .map(({ category, score, change }) => ({ category, score, change })),
    topRisks: risksOf(read).slice(0, MOST),
    departments: summary.departments,
    reviewCompletion: reviewCompletionOf(read.reviewCounts),
    recognition: null,
    recognitionReason: 'Recognition is shown here once people give each other kudos.',
  };
}

const reviewCompletionOf = ({
  totalReviews: total,
  completedReviews: completed,
  averageRating,
}: ReviewAnalytics): ExecutiveDashboard['reviewCompletion'] =>
  total === 0 ? null : { total, completed, rate: rateFigure({ part: completed, whole: total }), averageRating };
