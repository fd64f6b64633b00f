import type { SeriesRun, SurveyAnalytics } from '@vela/contract';
import { rateChange, rateFigure } from '@vela/domain/analytics';
import { participationOf } from './period-figures.ts';
import type { DigestedSurvey } from './read-digests.ts';
import type { TopicTallies } from './survey-digest.ts';
import type { FilteredSurvey } from './survey-read.ts';
import { enpsChangeOf, enpsOf, favourableChangeOf, scoreChangeOf, scoreOfTopic } from './topic-figures.ts';

/** The runs of a series, oldest first, each with what changed since the one before. */
export function seriesOf(newestFirst: readonly DigestedSurvey[], currentId: string): SeriesRun[] {
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
export function comparisonOf(
  now: FilteredSurvey & { topics: TopicTallies },
  before: FilteredSurvey & { topics: TopicTallies },
): NonNullable<SurveyAnalytics['comparison']> {
  return {
    survey: {
      _id: before.frame.surveyId,
      title: before.frame.title,
      launchedAt: before.frame.launchedAt?.toISOString() ?? null,
    },
    score: scoreChangeOf(now.topics, before.topics, 'score'),
    enps: enpsChangeOf(now.topics, before.topics),
    favourable: favourableChangeOf(now.topics, before.topics),
    responseRate: rateChange(participationOf(now.frame), participationOf(before.frame)),
  };
}
