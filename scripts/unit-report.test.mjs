import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './project.mjs';
import { readUnits } from './unit-report.mjs';

const test = (fullName, status, failureMessages = []) => ({ fullName, status, failureMessages });
const file = (name, seconds, assertionResults, rest = {}) => ({
  name: path.join(ROOT, name),
  startTime: 0,
  endTime: seconds * 1_000,
  status: 'passed',
  assertionResults,
  ...rest,
});

describe('what is read from a report of the unit and API tests', () => {
  it('names a failed test with its file and why', () => {
    const { failures } = readUnits({
      testResults: [
        file('packages/domain/src/scoring/score.test.ts', 1, [test('adds up', 'failed', ['expected 1\n to be 2'])]),
      ],
    });
    expect(failures).toEqual(['packages/domain/src/scoring/score.test.ts › adds up\nexpected 1\n to be 2']);
  });

  it('names a file that did not load', () => {
    const { failures } = readUnits({
      testResults: [file('scripts/x.test.mjs', 1, [], { status: 'failed', message: 'no such module' })],
    });
    expect(failures).toEqual(['scripts/x.test.mjs\nno such module']);
  });

  it('adds up the time of an area over all layers, longest first', () => {
    const { areas } = readUnits({
      testResults: [
        file('packages/domain/src/surveys/rules.test.ts', 1, [test('a', 'passed')]),
        file('apps/server/src/platform/ids.test.ts', 2, [test('b', 'passed')]),
        file('apps/server/src/modules/surveys/surveys.api.test.ts', 3, [test('c', 'passed'), test('d', 'passed')]),
        file('apps/server/src/main.test.ts', 1, [test('e', 'passed')]),
      ],
    });
    expect(areas).toEqual(['surveys: 3 tests, 4 s', 'platform: 1 tests, 2 s', 'apps/server: 1 tests, 1 s']);
  });

  it('answers nothing of a report that was never written', () => {
    expect(readUnits({})).toEqual({ passed: undefined, failed: undefined, failures: [], areas: [] });
  });
});
