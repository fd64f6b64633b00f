import type { Segment } from '@vela/domain/anonymity';
import { EVERYBODY } from './plan-questions.ts';
import type { SightsOf } from './reading.ts';

/** Whom figures covered at some moment, as the question that everybody answers shows it. */
export interface Covered {
  at: number;
  filter: Segment;
  people: ReadonlySet<number>;
}

/** By moment: whom released distributions of a survey covered, as a whole or with a filter. */
export function coveredOverTime(sights: readonly SightsOf[], survey: number): Covered[] {
  return sights.flatMap(({ reading, figures }) => {
    if (reading.survey !== survey) return [];
    const distributions = (figures.get(EVERYBODY) ?? []).filter(({ name }) => name.endsWith('distribution[]'));
    return distributions.map(({ people }) => ({
      at: reading.at,
      filter: reading.filter,
      people: new Set(people.flatMap((count, person) => (count > 0 ? [person] : []))),
    }));
  });
}

export const isWholeSet = ({ filter }: { filter: Segment }): boolean => Object.keys(filter).length === 0;

/** The groups within which figures told of people at any time, each with all whom it ever covered. */
export function toldGroups(covered: readonly Covered[]): { name: string; people: ReadonlySet<number> }[] {
  const groups = new Map<string, Set<number>>();
  for (const { filter, people } of covered) {
    if (isWholeSet({ filter })) continue;
    const name = JSON.stringify(filter);
    const known = groups.get(name) ?? new Set<number>();
    groups.set(name, known);
    for (const person of people) known.add(person);
  }
  return [...groups].map(([name, people]) => ({ name, people }));
}
