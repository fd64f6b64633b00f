import { expect, it } from 'vitest';
import { readJourneys } from './journey-report.mjs';

const journey = (title, status, durations = [1_000]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});
const report = (...specs) => ({
  suites: [{ file: 'people-list.spec.ts', specs: [], suites: [{ file: 'people-list.spec.ts', specs }] }],
});
const flaky = (count) => Array.from({ length: count }, (_, index) => journey(`unlucky ${index}`, 'flaky'));

it('counts what passed and names what failed, in describe blocks too', () => {
  expect(readJourneys(report(journey('a', 'expected'), journey('b', 'unexpected')))).toMatchObject({
    passed: 1,
    failures: ['people-list.spec.ts › b'],
    flaky: [],
  });
});

it('counts up to two that passed at the second try as passed, and names them', () => {
  expect(readJourneys(report(journey('a', 'expected'), ...flaky(2)))).toMatchObject({
    passed: 3,
    failures: [],
    flaky: ['people-list.spec.ts › unlucky 0', 'people-list.spec.ts › unlucky 1'],
  });
});

it('counts all of them as failed once they are more than two', () => {
  const { passed, failures } = readJourneys(report(journey('a', 'expected'), ...flaky(3)));
  expect([passed, failures]).toEqual([1, [0, 1, 2].map((index) => `people-list.spec.ts › unlucky ${index}`)]);
});

it('adds up the time of an area, second tries included', () => {
  const { suites } = report(journey('a', 'flaky', [2_000, 3_000]));
  const other = { file: 'exports.spec.ts', specs: [journey('b', 'expected')] };
  expect(readJourneys({ suites: [...suites, other] }).areas).toEqual([
    'people: 1 journeys, 5 s',
    'exports: 1 journeys, 1 s',
  ]);
});

it('knows of nothing where the runner ended before it could write', () => {
  expect(readJourneys({})).toEqual({ passed: 0, failures: [], flaky: [], areas: [] });
});
