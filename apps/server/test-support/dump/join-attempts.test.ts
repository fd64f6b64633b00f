import { describe, expect, it } from 'vitest';
import { createDemoRandom } from '../../src/modules/demo/demo-random.ts';
import { shuffled } from '../attack/plan-scene.ts';
import { joinByOrder, joinByValue, matchesBeyondChance, attemptOrders } from './join-attempts.ts';
import type { DumpedRow } from './take-dump.ts';

const PEOPLE = Array.from({ length: 200 }, (_, person) => person);
const random = createDemoRandom('join attempts');
/** Names in random order, so that sorting by them tells nothing. */
const names = (prefix: string) =>
  shuffled(
    random,
    PEOPLE.map((place) => `${prefix}${1000 + place}`),
  );
const memberNames = names('member');
const responseNames = names('response');
const truth = new Map(memberNames.map((name, person) => [name, responseNames[person] ?? '']));

/** Rows as they lie: in random order, with a place on the disk and a version. */
const written = (rows: readonly DumpedRow[]): DumpedRow[] =>
  shuffled(random, rows).map((row, at) => ({
    ctid: `(${Math.floor(at / 60)},${(at % 60) + 1})`,
    xmin: 800 + Math.floor(at / 5),
    ...row,
  }));

type Column = (order: number) => unknown;
const NOTHING: Column = () => 'same';

function attempts({ used, arrived }: { used: Column; arrived: Column }) {
  const order = shuffled(random, PEOPLE);
  const members = memberNames.map((member, person) => ({ member, used: used(order[person] ?? 0) }));
  const responses = responseNames.map((response, person) => ({ response, arrived: arrived(order[person] ?? 0) }));
  const dump = new Map([
    ['members', written(members)],
    ['responses', written(responses)],
    ['too few', written(members.slice(0, 5))],
  ]);
  const people = attemptOrders(dump, ({ member }) => (typeof member === 'string' ? member : null), 100);
  const answers = attemptOrders(dump, ({ response }) => (typeof response === 'string' ? response : null), 100);
  return joinByOrder(people, answers, truth);
}

describe('joinByOrder', () => {
  it('does no better than chance where nothing has an order', () => {
    const { tried, best } = attempts({ used: NOTHING, arrived: NOTHING });
    expect(tried).toBe(50);
    expect(best.matches).toBeLessThan(matchesBeyondChance(tried));
  });

  it.each<[string, Column, Column]>([
    ['a counter on both', (at) => at, (at) => at],
    ['moments on one and a counter on the other', (at) => new Date(at * 1000), (at) => at],
    ['a counter that runs backwards', (at) => at, (at) => -at],
    ['places on the disk in the order of writing', (at) => `(${Math.floor(at / 9)},${at % 9})`, (at) => at],
    ['bytes that grow', (at) => Buffer.from([at]), (at) => at],
  ])('finds %s', (_name, used, arrived) => {
    expect(attempts({ used, arrived }).best).toEqual({
      how: 'members by used with responses by arrived, ' + (arrived(2) === -2 ? 'backwards' : 'forwards'),
      matches: 200,
    });
  });

  it('finds an order that holds by groups of five only', () => {
    const { tried, best } = attempts({ used: (at) => at, arrived: (at) => Math.floor(at / 5) });
    expect(best.matches).toBeGreaterThanOrEqual(matchesBeyondChance(tried));
  });
});

describe('joinByValue', () => {
  const members = new Map([
    ['a', ['shared value', { note: 'sent as 77aa88bb99' }]],
    ['b', ['shared value', 'only with b']],
  ]);

  it('finds what stands with one person and one response alone', () => {
    const responses = new Map([['r', [Buffer.from('77aa88bb99', 'hex'), 'shared value']]]);
    expect(joinByValue({ people: members, responses })).toEqual([{ person: 'a', response: 'r', value: '77aa88bb99' }]);
  });

  it('overlooks what several share', () => {
    expect(joinByValue({ people: members, responses: new Map([['r', ['shared value']]]) })).toEqual([]);
  });
});

it('sets the bound so that chance reaches it less often than once in a million', () => {
  expect([1, 50, 2000, 20_000].map(matchesBeyondChance)).toEqual([10, 12, 13, 14]);
});
