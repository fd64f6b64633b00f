import { describe, expect, it } from 'vitest';
import { findLosses, findLostEvents, type Evidence } from './find-losses.ts';
import type { StoredEvents } from './stored-rows-store.ts';

const whole: Evidence = {
  acknowledged: ['a', 'b', 'c'],
  refusals: [],
  stored: {
    marks: ['b', 'a', 'c'],
    released: 2,
    waiting: 1,
    receipts: 3,
    devices: 3,
    days: 3,
    counters: { submitted: 3, released: 2, started: 3 },
  },
  api: {
    responseCount: 3,
    startedCount: 3,
    totalResponses: 3,
    released: 2,
    waiting: 1,
    analyticsTotal: 3,
    dashboardTotal: 3,
  },
};

describe('findLosses', () => {
  it('finds nothing where everything acknowledged is there once', () => {
    expect(findLosses(whole)).toEqual([]);
  });

  it.each<[string, Evidence, RegExp]>([
    ['a lost response', { ...whole, stored: { ...whole.stored, marks: ['a', 'b'] } }, /1 acknowledged/],
    [
      'a response stored twice',
      { ...whole, stored: { ...whole.stored, marks: ['a', 'a', 'b', 'c'] } },
      /more than once/,
    ],
    [
      'one that nobody was told of',
      { ...whole, stored: { ...whole.stored, marks: ['a', 'b', 'c', 'd'] } },
      /never ack/,
    ],
    ['a missing row', { ...whole, stored: { ...whole.stored, waiting: 0 } }, /rows of responses: 2, not 3/],
    ['a count that ran ahead', { ...whole, api: { ...whole.api, responseCount: 4 } }, /responseCount.*4, not 3/],
    ['an answer that should not be', { ...whole, refusals: ['status 422'] }, /422/],
  ])('tells %s', (_name, evidence, message) => {
    expect(findLosses(evidence).join('\n')).toMatch(message);
  });
});

describe('findLostEvents', () => {
  const counts = { 'survey.launched': 1, 'survey.closed': 3, 'survey.reopened': 2 };
  const handled: StoredEvents = { written: counts, audited: counts, untold: 0, owed: 0, givenUp: 0 };

  it('finds nothing where each act has its event and all are handled, also one whose answer never came', () => {
    expect(findLostEvents({ moves: 4, events: handled })).toEqual([]);
  });

  it('tells that nothing has happened', () => {
    expect(findLostEvents({ moves: 0, events: handled }).join()).toMatch(/nothing was learnt/);
  });

  it.each<[string, Partial<StoredEvents>, RegExp]>([
    ['an act without its event', { written: { ...counts, 'survey.closed': 2 } }, /survey.closed: 2, though.* 3 times/],
    ['an acknowledged act that is not there', { written: {}, audited: {} }, /0 events of 4/],
    ['one that nobody was told of', { untold: 1 }, /1 events that no subscriber/],
    ['one that was not handled', { owed: 2 }, /2 events that a subscriber/],
    ['one that was given up', { givenUp: 1 }, /1 jobs/],
  ])('tells %s', (_name, change, message) => {
    expect(findLostEvents({ moves: 4, events: { ...handled, ...change } }).join('\n')).toMatch(message);
  });
});
