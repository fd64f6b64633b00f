import type { DatabaseKind } from './server/database-place.ts';

/** One row of the table: what was measured, against which budget of the design. */
export interface BudgetLine {
  what: string;
  database: DatabaseKind | 'none';
  measured: string;
  budget: string;
  /** Null where the line has no budget of its own. */
  met: boolean | null;
  /** The figures behind the words, for comparing runs by machine. */
  figures: Record<string, number>;
}

export interface BenchContext {
  databases: readonly DatabaseKind[];
  chromium: string | null;
  report: (line: string) => void;
}

export interface Bench {
  /** What `--only` takes. */
  name: string;
  run(context: BenchContext): Promise<BudgetLine[]>;
}

type Measure = (kind: DatabaseKind, context: BenchContext) => Promise<BudgetLine | BudgetLine[]>;

/** One database after the other: side by side they would slow each other down. */
export async function onEachDatabase(context: BenchContext, measureOn: Measure): Promise<BudgetLine[]> {
  const lines: BudgetLine[] = [];
  for (const kind of context.databases) lines.push(...[await measureOn(kind, context)].flat());
  return lines;
}
