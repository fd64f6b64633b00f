import path from 'node:path';
import { ROOT } from './project.mjs';

/** Lines of a failure's message that are repeated at the end. */
const MESSAGE_LINES = 12;
const AREA =
  /^(?:packages\/\w+\/src|apps\/\w+\/src\/(?:modules|features)|apps\/\w+\/src|apps\/\w+\/test-support)\/([^/.]+)\//;

/** What vitest's report says: how many passed and failed, which by name and why, and how long each area took. */
export function readUnits({ numPassedTests, numFailedTests, testResults = [] }) {
  const files = testResults.map((file) => ({
    ...file,
    name: path.relative(ROOT, file.name).split(path.sep).join('/'),
  }));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: files.flatMap(failedTests),
    areas: areasOf(files),
  };
}

/** Each failed test with its file and the start of its message; a file that did not load by itself. */
function failedTests({ name, status, message, assertionResults = [] }) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [`${name}\n${shortened(message)}`] : [];
  return tests.map((test) => `${name} › ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`);
}

const shortened = (message = '') => message.split('\n').slice(0, MESSAGE_LINES).join('\n');

/** The time of an area's files one after the other, longest first; two of them run side by side. */
function areasOf(files) {
  const areas = new Map();
  for (const { name, startTime, endTime, assertionResults = [] } of files) {
    const area = AREA.exec(name)?.[1] ?? name.split('/').slice(0, 2).join('/');
    const { tests, ms } = areas.get(area) ?? { tests: 0, ms: 0 };
    areas.set(area, { tests: tests + assertionResults.length, ms: ms + (endTime - startTime) });
  }
  const longestFirst = [...areas].sort(([, left], [, right]) => right.ms - left.ms);
  return longestFirst.map(([area, { tests, ms }]) => `${area}: ${tests} tests, ${Math.round(ms / 1_000)} s`);
}
