import { expect, test } from 'vitest';
import { submitOutcomeOf } from './submit-outcome.ts';

const NOW_MS = Date.parse('2026-03-02T09:00:00Z');
const of = (status: number, body: unknown = null, retryAfter: string | null = null) =>
  submitOutcomeOf({ status, body, retryAfter }, NOW_MS);

test.each([
  [201, { accepted: true }, { kind: 'accepted' }],
  [200, { accepted: true }, { kind: 'accepted' }],
  [409, { code: 'key_reused' }, { kind: 'already_arrived' }],
  [409, { code: 'already_answered' }, { kind: 'already_answered' }],
  [409, { code: 'survey_closed' }, { kind: 'closed' }],
  [409, { code: 'survey_not_open' }, { kind: 'not_open' }],
  [409, { code: 'conflict' }, { kind: 'refused' }],
  [404, { code: 'not_found' }, { kind: 'unknown' }],
  [403, { code: 'invitation_unknown' }, { kind: 'link_unknown' }],
  [422, { code: 'invitation_needed' }, { kind: 'link_unknown' }],
  [400, { code: 'malformed' }, { kind: 'refused' }],
  [413, null, { kind: 'refused' }],
])('%i %j means %j', (status, body, outcome) => {
  expect(of(status, body)).toEqual(outcome);
});

test.each([200, 302, 404])('a %i that Vela did not write says nothing about the response', (status) => {
  expect(of(status, null)).toMatchObject({ kind: 'retry', reason: 'offline' });
});

test.each([500, 502, 503, 504, 429, 408])('%i is tried again', (status) => {
  expect(of(status)).toEqual({ kind: 'retry', reason: 'busy', retryAfterMs: 0 });
});

test.each([
  ['30', 30_000],
  ['Mon, 02 Mar 2026 09:01:00 GMT', 60_000],
  ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
  ['soon', 0],
])('Retry-After: %s', (header, retryAfterMs) => {
  expect(of(503, null, header)).toMatchObject({ retryAfterMs });
});

test('a refusal names what is wrong, whatever else the answer holds', () => {
  const issues = [{ path: 'answers.q1.answer', message: 'No' }, { path: 7 }, null];
  expect(of(422, { issues })).toEqual({ kind: 'invalid', issues: [{ path: 'answers.q1.answer', message: 'No' }] });
  expect(of(422, null)).toEqual({ kind: 'invalid', issues: [] });
});
