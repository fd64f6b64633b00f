import { analyticsOf } from './judge-aggregates.ts';
import { readingName, type Reading } from './reading.ts';
import { readingsOf, type Success, type SurveyEvidence } from './success.ts';

/** A released number of people, at one place. */
interface Count {
  place: string;
  value: number;
  reading: Reading;
}

/**
 * Numbers of people that move by fewer than the threshold. They cover people of whom nothing else is released at this place,
 * such as those who skipped a question, so what moves with them would be said of these few.
 */
export function judgeSteps(evidence: SurveyEvidence): Success[] {
  const { stage, survey } = evidence;
  const byPlace = new Map<string, Count[]>();
  for (const reading of readingsOf(evidence)) {
    for (const count of countsIn(reading)) byPlace.set(count.place, [...(byPlace.get(count.place) ?? []), count]);
  }
  return [...byPlace.values()].flatMap((counts) =>
    counts.flatMap((count, index) => {
      const before = counts[index - 1];
      const step = Math.abs(count.value - (before?.value ?? 0));
      if (step === 0 || step >= stage.scene.minGroup) return [];
      const how = [
        `${count.place} moved by ${step} to ${count.value}`,
        ...(before ? [readingName(before.reading)] : []),
        readingName(count.reading),
      ];
      return [{ kind: 'steps', survey, people: [], how }];
    }),
  );
}

function countsIn(reading: Reading): Count[] {
  const analytics = analyticsOf(reading);
  if (analytics === null) return [];
  const at = JSON.stringify(reading.filter);
  const groups = Object.entries(analytics.segments ?? {}).flatMap(([dimension, list]) =>
    list.map(({ value, released }) => ({ place: `released of ${dimension} ${value}`, value: released })),
  );
  const questions = analytics.questionAnalytics.map((question) => ({
    place: `asked question ${question.questionId}`,
    value: question.responseCount + question.notApplicableCount + question.skippedCount,
  }));
  return [
    ...(analytics.people === undefined ? [] : [{ place: 'people', value: analytics.people }]),
    ...(analytics.release ? [{ place: 'released', value: analytics.release.released }] : []),
    ...groups,
    ...questions,
  ].map(({ place, value }) => ({ place: `${place} with ${at}`, value, reading }));
}
