import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { registerCompany } from '../server/api-client.ts';
import type { DatabaseKind } from '../server/database-place.ts';
import { importPeople, listOfPeople, type TimedImport } from '../server/import-people.ts';
import { withServer } from '../server/server-process.ts';

const PEOPLE = 20_000;
const BUDGET_SECONDS = 20;

/** A large company's first list, from the uploaded file to everybody being there. */
export const peopleImport: Bench = {
  name: 'import',
  run: (context) => onEachDatabase(context, measureOn),
};

const measureOn = (kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine> =>
  withServer({ kind, demo: false }, async (server) => {
    report(`import of ${PEOPLE.toLocaleString('en')} people on ${kind}`);
    const client = await registerCompany(server.url);
    return toLine(kind, await importPeople(client, listOfPeople(PEOPLE), PEOPLE));
  });

function toLine(kind: DatabaseKind, { uploadMs, importMs, slowestLookMs }: TimedImport): BudgetLine {
  const seconds = importMs / 1000;
  return {
    what: `import of ${PEOPLE.toLocaleString('en')} people, progress read meanwhile`,
    database: kind,
    measured: `${seconds.toFixed(1)} s after ${(uploadMs / 1000).toFixed(1)} s of upload; slowest look at the progress ${slowestLookMs.toFixed(0)} ms`,
    budget: `< ${BUDGET_SECONDS} s`,
    met: seconds < BUDGET_SECONDS,
    figures: { uploadMs, importMs, slowestLookMs },
  };
}
