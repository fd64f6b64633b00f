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
