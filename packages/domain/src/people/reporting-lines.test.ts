import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { membersInCycles, wouldBeCycle } from './reporting-lines.ts';

const lines = (pairs: Record<string, string | null>) => new Map(Object.entries(pairs));

describe('wouldBeCycle', () => {
  const chart = lines({ boss: null, lead: 'boss', dev: 'lead', other: 'boss' });
  it.each([
    ['oneself', 'dev', 'dev', true],
    ['somebody directly below', 'lead', 'dev', true],
    ['somebody further below', 'boss', 'dev', true],
    ['somebody beside', 'lead', 'other', false],
    ['the present manager', 'dev', 'lead', false],
    ['somebody unknown', 'dev', 'nobody', false],
  ])('reporting to %s', (_name, member, manager, expected) => {
    expect(wouldBeCycle(chart, member, manager)).toBe(expected);
  });
});

describe('membersInCycles', () => {
  it('names the ring, not those below it', () => {
    expect(membersInCycles(lines({ a: 'b', b: 'c', c: 'a', below: 'a', deep: 'below', top: null }))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(membersInCycles(lines({ self: 'self', one: 'self' }))).toEqual(['self']);
    expect(membersInCycles(lines({ a: 'gone', b: 'a' }))).toEqual([]);
  });

  it('agrees with walking up from everybody', () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    fc.assert(
      fc.property(fc.dictionary(id, fc.option(id, { nil: null })), (pairs) => {
        const all = lines(pairs);
        const expected = [...all.keys()].filter((member) => isAboveItself(all, member));
        expect(membersInCycles(all)).toEqual(expected);
      }),
    );
  });
});

function isAboveItself(all: Map<string, string | null>, member: string): boolean {
  let current = all.get(member) ?? null;
  for (let step = 0; step < all.size && current !== null; step += 1) {
    if (current === member) return true;
    current = all.get(current) ?? null;
  }
  return false;
}
