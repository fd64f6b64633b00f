import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './checks.mjs';
import { findBrowser } from './find-browser.mjs';
import { readJourneys } from './journey-report.mjs';
import { prepare } from './prepare.mjs';
import { CommandError, ROOT, runNode } from './project.mjs';
import { readUnits } from './unit-report.mjs';

const REPORTS = path.join(ROOT, '.cache', 'test-reports');
const tool = (...parts) => path.join(ROOT, 'node_modules', ...parts);

const PARTS = {
  install: async () => {
    await prepare();
    return { passed: 0, failed: 0 };
  },
  checks: async () => {
    const results = await runChecks();
    const failed = results.filter(({ passed }) => !passed);
    return {
      passed: results.length - failed.length,
      failed: failed.length,
      failures: failed.map(({ name }) => name),
      areas: results.map(({ name, seconds }) => `${name}: ${Math.round(seconds)} s`),
    };
  },
  'unit and API': unitTests,
  browser: browserTests,
};

async function unitTests() {
  const report = path.join(REPORTS, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await runNode(tool('vitest', 'vitest.mjs'), args);
  const { passed, failed, failures, areas } = readUnits(readReport(report));
  return { ...sumUp(status, passed, failed), failures, areas };
}

async function browserTests() {
  const report = path.join(REPORTS, 'playwright.json');
  const env = { ...process.env, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const status = await runNode(tool('@playwright', 'test', 'cli.js'), args, { env });
  const { passed, failures, flaky, areas } = readJourneys(readReport(report));
  return { ...sumUp(status, passed, failures.length), failures, flaky, areas };
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

const minutesSince = (startedAt) => ((performance.now() - startedAt) / 60_000).toFixed(1);

const beganAt = performance.now();
process.chdir(ROOT);
console.log(`Node ${process.version} on ${process.platform} ${process.arch}`);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const totals = { passed: 0, failed: 0 };
const failures = [];
const flaky = [];
const times = [];
for (const [name, run] of Object.entries(PARTS)) {
  const startedAt = performance.now();
  const part = await runPart(name, run);
  times.push(`== ${name}: ${minutesSince(startedAt)} minutes`, ...(part.areas ?? []).map((area) => `   ${area}`));
  const { passed, failed } = part;
  totals.passed += passed;
  totals.failed += failed;
  flaky.push(...(part.flaky ?? []));
  if (failed > 0) failures.push(`== failed in ${name}`, ...(part.failures ?? []));
  // Without packages nothing else can run, and a hundred errors would hide the one that matters.
  if (name === 'install' && failed > 0) break;
}
if (flaky.length > 0) failures.push('== flaky, passed at the second try', ...flaky);
console.log(['', ...times, `== all: ${minutesSince(beganAt)} minutes`].join('\n'));
// Last, so that whoever sees the end of a long log alone still sees what failed.
console.log(['', ...failures, `${totals.passed} passed, ${totals.failed} failed`].join('\n'));
process.exit(totals.failed === 0 ? 0 : 1);
