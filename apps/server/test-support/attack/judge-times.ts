import { analyticsOf } from './judge-aggregates.ts';
import { EVERYBODY } from './plan-questions.ts';
import { readingName, type SightsOf } from './reading.ts';
import type { Success, SurveyEvidence } from './success.ts';

/**
 * Completion times that move too often: each value that is released for a group stands on minGroup people more than the
 * one before, so there are never more values than such steps among the people who were released by then.
 */
export function judgeTimes(evidence: SurveyEvidence): Success[] {
  const byFilter = new Map<string, Timed[]>();
  for (const timed of timedIn(evidence)) byFilter.set(timed.filter, [...(byFilter.get(timed.filter) ?? []), timed]);
  return [...byFilter.values()].flatMap((sequence) => judgeSequence(evidence, sequence));
}

interface Timed {
  filter: string;
  times: string;
  /** Released people whose time is known. */
  people: readonly number[];
  how: string;
}

function timedIn({ stage, sights, survey }: SurveyEvidence): Timed[] {
  const responses = stage.scene.surveys[survey]?.responses;
  return sights.flatMap(({ reading, figures }) => {
    const analytics = reading.survey === survey ? analyticsOf(reading) : null;
    if (analytics === null) return [];
    const { averageCompletionTime, medianCompletionTime } = analytics;
    const people = coveredBy(figures).filter((person) => typeof responses?.get(person)?.seconds === 'number');
    const times = medianCompletionTime === null ? '' : `${averageCompletionTime} and ${medianCompletionTime}`;
    return [{ filter: JSON.stringify(reading.filter), times, people, how: `${times} in ${readingName(reading)}` }];
  });
}

const coveredBy = (figures: SightsOf['figures']): number[] =>
  (figures.get(EVERYBODY) ?? [])
    .filter(({ name }) => name.endsWith('distribution[]'))
    .flatMap(({ people }) => people.flatMap((count, person) => (count > 0 ? [person] : [])));

function judgeSequence({ stage, survey }: SurveyEvidence, sequence: readonly Timed[]): Success[] {
  const released = sequence.filter(({ times }) => times !== '');
  const moves = released.filter(({ times }, index) => times !== released[index - 1]?.times);
  return moves.flatMap(({ people }, index) => {
    if (people.length >= (index + 1) * stage.scene.minGroup) return [];
    const how = [`${index + 1} values of ${people.length} people`, ...moves.slice(0, index + 1).map((one) => one.how)];
    return [{ kind: 'times', survey, people, how }];
  });
}
