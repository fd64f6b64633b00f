import type { BenchContext, BudgetLine } from '../budget-line.ts';
import type { DatabaseKind } from '../server/database-place.ts';

type Measure = (kind: DatabaseKind, context: BenchContext) => Promise<BudgetLine | BudgetLine[]>;

/** One database after the other: side by side they would slow each other down. */
export async function onEachDatabase(context: BenchContext, measureOn: Measure): Promise<BudgetLine[]> {
  const lines: BudgetLine[] = [];
  for (const kind of context.databases) lines.push(...[await measureOn(kind, context)].flat());
  return lines;
}
