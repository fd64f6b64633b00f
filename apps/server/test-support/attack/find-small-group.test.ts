import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSmallGroup, type Figure } from './find-small-group.ts';

const PEOPLE = 12;
const figure = (name: string, people: number[]): Figure => ({
  name,
  people: Array.from({ length: PEOPLE }, (_, person) => people.filter((one) => one === person).length),
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('findSmallGroup', () => {
  it.each<[string, Figure[], number[] | null]>([
    ['nothing is released', [], null],
    ['one large group', [figure('all', range(0, 11))], null],
    ['two groups that share nobody', [figure('a', range(0, 5)), figure('b', range(6, 11))], null],
    ['a small group by itself', [figure('a', range(0, 3))], [0, 1, 2, 3]],
    ['before and after one more', [figure('before', range(0, 9)), figure('after', range(0, 10))], [10]],
    ['the rest of a total', [figure('all', range(0, 11)), figure('a', range(0, 8))], [9, 10, 11]],
    [
      'the rest of a total without two groups',
      [figure('all', range(0, 11)), figure('a', range(0, 4)), figure('b', range(5, 9))],
      [10, 11],
    ],
    [
      'two departments by two tenures, less one cell',
      [
        figure('all', range(0, 11)),
        figure('department', range(0, 5)),
        figure('band', [0, 1, 6, 7, 8, 9]),
        figure('department or band', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
      ],
      [0, 1],
    ],
    ['three that overlap in pairs', [figure('ab', [0, 1, 2, 3, 4, 5]), figure('bc', [3, 4, 5, 6, 7, 8])], null],
    [
      'three sums of two, which tell each of the three',
      [figure('ab', range(0, 7)), figure('bc', range(4, 11)), figure('ac', [0, 1, 2, 3, 8, 9, 10, 11])],
      [0, 1, 2, 3],
    ],
  ])('%s', (_name, figures, people) => {
    expect(findSmallGroup(figures, 5)?.people ?? null).toEqual(people);
  });

  it('finds sums in which people weigh differently', () => {
    const twice = figure('twice', [0, 0, 1, 2, 3, 4, 5]);
    expect(findSmallGroup([twice, figure('once', range(1, 5))], 5)?.people).toEqual([0]);
    expect(findSmallGroup([figure('a', [0, 1, 2, 3, 4, 5]), figure('b', [0, 0, 1, 2, 3, 4, 5])], 5)?.people).toEqual([
      0,
    ]);
  });

  it('names the figures that it took and no others', () => {
    const figures = [figure('all', range(0, 11)), figure('a', range(0, 8)), figure('b', range(0, 5))];
    const found = findSmallGroup(figures, 4);
    const used = found?.sum.map(({ factor, figure: name }) => `${factor} ${name}`);
    expect(new Set(used)).toEqual(new Set(found?.people.includes(11) ? ['1 all', '-1 a'] : ['1 a', '-1 b']));
  });

  it('agrees with trying all combinations of figures with small factors', () => {
    const sets = fc.array(fc.uniqueArray(fc.nat({ max: 7 }), { minLength: 1 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sets, fc.integer({ min: 2, max: 5 }), (released, threshold) => {
        const figures = released.map((people, index) => figure(String(index), people));
        const found = findSmallGroup(figures, threshold);
        const smallest = smallestByTrying(figures);
        if (found === null) expect(smallest).toBeGreaterThanOrEqual(threshold);
        else expect(found.people.length).toBeLessThanOrEqual(smallest);
        if (found) expect(supportOf(figures, found.sum)).toEqual(found.people);
      }),
    );
  });

  it('fails loudly where it cannot look at everything', () => {
    expect(() => findSmallGroup(manyIndependent(), 8)).toThrow(/too many/);
  });
});

/** Halves of sixty people by the bits of a number: few figures that tell everybody apart and nobody's answer. */
function manyIndependent(): Figure[] {
  return Array.from({ length: 7 }, (_, bit) => ({
    name: String(bit),
    people: Array.from({ length: 60 }, (_unused, person) => ((person * 37 + 11) >> bit) & 1),
  }));
}

function supportOf(figures: readonly Figure[], sum: readonly { factor: bigint; figure: string }[]): number[] {
  return Array.from({ length: PEOPLE }, (_, person) => person).filter((person) => {
    const terms = sum.map(({ factor, figure: name }) => {
      const people = figures.find((one) => one.name === name)?.people ?? [];
      return factor * BigInt(people[person] ?? 0);
    });
    return terms.reduce((total, term) => total + term, 0n) !== 0n;
  });
}

function smallestByTrying(figures: readonly Figure[]): number {
  let sums = [Array.from({ length: PEOPLE }, () => 0)];
  for (const { people } of figures) {
    sums = sums.flatMap((sum) => [-2, -1, 0, 1, 2].map((k) => sum.map((value, at) => value + k * (people[at] ?? 0))));
  }
  return Math.min(...sums.map((sum) => sum.filter((value) => value !== 0).length).filter((size) => size > 0));
}
