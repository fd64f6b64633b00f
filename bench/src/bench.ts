import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bench, BenchContext, BudgetLine } from './budget-line.ts';
import { findChromium } from './chromium.ts';
import { acceptedResponses } from './lines/accepted-responses.ts';
import { companyAnalytics } from './lines/company-analytics.ts';
import { eventLatency } from './lines/event-latency.ts';
import { exportsBench } from './lines/exports.ts';
import { firstQuestion } from './lines/first-question.ts';
import { handbooks } from './lines/handbooks.ts';
import { invitedSurvey } from './lines/invited-survey.ts';
import { listAndDetailCalls } from './lines/list-and-detail-calls.ts';
import { memoryAtRest } from './lines/memory-at-rest.ts';
import { pageWeights } from './lines/page-weights.ts';
import { peopleImport } from './lines/people-import.ts';
import { people } from './lines/people.ts';
import { secondStart } from './lines/second-start.ts';
import { surveyAnalytics } from './lines/survey-analytics.ts';
import { formatTable, benchJson, writeToDocs } from './report.ts';
import { canUsePostgres } from './server/database-place.ts';

const BENCHES: readonly Bench[] = [
  acceptedResponses,
  surveyAnalytics,
  companyAnalytics,
  invitedSurvey,
  exportsBench,
  eventLatency,
  listAndDetailCalls,
  people,
  peopleImport,
  firstQuestion,
  pageWeights,
  secondStart,
  memoryAtRest,
  handbooks,
];

const BENCH_USAGE = `npm run bench -- [--only NAME]... [--json FILE] [--write]
  --only   runs one line of the table (may be repeated)
  --json   also writes the figures to a file
  --write  puts the table into docs/benchmarks.md
  BENCH_DATABASE_URL   the PostgreSQL to measure beside the embedded one; default: a fresh cluster of an installed one
  CHROMIUM_PATH        the browser for the lines that need one`;

const report = (line: string) => console.error(line);

/** A line that fails is told and the others are measured all the same. */
async function measure(benches: readonly Bench[]): Promise<{ lines: BudgetLine[]; failures: number }> {
  const context: BenchContext = {
    databases: canUsePostgres() ? ['embedded', 'postgres'] : ['embedded'],
    chromium: findChromium(),
    report,
  };
  const lines: BudgetLine[] = [];
  let failures = 0;
  for (const bench of benches) {
    try {
      lines.push(...(await bench.run(context)));
    } catch (error) {
      console.error(`${bench.name} could not be measured:`, error);
      failures += 1;
    }
  }
  return { lines, failures };
}

function chosen({ only }: BenchOptions): readonly Bench[] {
  const unknown = only.filter((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown.length > 0) {
    const names = BENCHES.map((bench) => bench.name).join(', ');
    throw new Error(`There is no bench "${unknown.join('", "')}". There are: ${names}.\n\n${BENCH_USAGE}`);
  }
  return only.length === 0 ? BENCHES : BENCHES.filter((bench) => only.includes(bench.name));
}

async function run(options: BenchOptions): Promise<number> {
  const { lines, failures } = await measure(chosen(options));
  const now = new Date();
  console.log(formatTable(lines));
  if (options.jsonFile !== null) writeFileSync(options.jsonFile, benchJson(lines, now));
  if (options.write) writeToDocs(lines, now);
  return failures === 0 ? 0 : 1;
}

process.exitCode = await run(parseBenchOptions(process.argv.slice(2)));

interface BenchOptions {
  only: string[];
  jsonFile: string | null;
  write: boolean;
}

function parseBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  return { only: values.only, jsonFile: values.json ?? null, write: values.write };
}
