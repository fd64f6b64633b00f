import { parseArgs } from 'node:util';

export interface BenchOptions {
  only: string[];
  jsonFile: string | null;
  write: boolean;
}

export const BENCH_USAGE = `npm run bench -- [--only NAME]... [--json FILE] [--write]
  --only   runs one line of the table (may be repeated)
  --json   also writes the figures to a file
  --write  puts the table into docs/benchmarks.md
  BENCH_DATABASE_URL   the PostgreSQL to measure beside the embedded one; default: a fresh cluster of an installed one
  CHROMIUM_PATH        the browser for the lines that need one`;

export function parseBenchOptions(args: string[]): BenchOptions {
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
