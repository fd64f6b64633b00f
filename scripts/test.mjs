import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CHECKS } from './checks.mjs';
import { findBrowser } from './find-browser.mjs';
import { readJourneys } from './journey-report.mjs';
import { prepare } from './prepare.mjs';
import { CommandError, ROOT, runNode } from './project.mjs';

const REPORTS = path.join(ROOT, '.cache', 'test-reports');
/** Lines of a failure's message that are repeated at the end. */
const MESSAGE_LINES = 12;
const tool = (...parts) => path.join(ROOT, 'node_modules', ...parts);
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

const PARTS = {
  install: async () => {
    await prepare();
    return { passed: 0, failed: 0 };
  },
  ...Object.fromEntries(Object.entries(CHECKS).map(([name, check]) => [name, async () => one(await check())])),
  'unit and API': unitTests,
  browser: browserTests,
};

async function unitTests() {
  const report = path.join(REPORTS, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await runNode(tool('vitest', 'vitest.mjs'), args);
  const { numPassedTests, numFailedTests, testResults = [] } = readReport(report);
  return { ...sumUp(status, numPassedTests, numFailedTests), failures: failedTests(testResults) };
}

/** Each failed test of vitest's report with its file and the start of its message; a file that did not load by itself. */
function failedTests(files) {
  return files.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = path.relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`${file}\n${shortened(message)}`] : [];
    return tests.map((test) => `${file} › ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`);
  });
}

const shortened = (message = '') => message.split('\n').slice(0, MESSAGE_LINES).join('\n');

async function browserTests() {
  const report = path.join(REPORTS, 'playwright.json');
  const env = { ...process.env, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const status = await runNode(tool('@playwright', 'test', 'cli.js'), args, { env });
  const { passed, failures, flaky, areas } = readJourneys(readReport(report));
  console.log(areas.join('\n'));
  return { ...sumUp(status, passed, failures.length), failures, flaky };
}

/** A runner that fails without a failed test (a file that does not load) counts as one failure. */
function sumUp(status, passed = 0, failed = 0) {
  const nothingRan = passed + failed === 0;
  return { passed, failed: failed === 0 && (status !== 0 || nothingRan) ? 1 : failed };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner ended before it could write; its exit status says the rest.
    return {};
  }
}

async function runPart(name, run) {
  console.log(`\n== ${name}`);
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

process.chdir(ROOT);
console.log(`Node ${process.version} on ${process.platform} ${process.arch}`);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const totals = { passed: 0, failed: 0 };
const failures = [];
const flaky = [];
for (const [name, run] of Object.entries(PARTS)) {
  const part = await runPart(name, run);
  const { passed, failed } = part;
  totals.passed += passed;
  totals.failed += failed;
  flaky.push(...(part.flaky ?? []));
  if (failed > 0) failures.push(`== failed in ${name}`, ...(part.failures ?? []));
  // Without packages nothing else can run, and a hundred errors would hide the one that matters.
  if (name === 'install' && failed > 0) break;
}
if (flaky.length > 0) failures.push('== flaky, passed at the second try', ...flaky);
// Last, so that whoever sees the end of a long log alone still sees what failed.
console.log(['', ...failures, `${totals.passed} passed, ${totals.failed} failed`].join('\n'));
process.exit(totals.failed === 0 ? 0 : 1);
