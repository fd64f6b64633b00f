import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import path from 'node:path';
import type { BudgetLine } from './budget-line.ts';

const HEADINGS = ['what', 'database', 'measured', 'budget', 'met'];
const START = '<!-- table written by npm run bench -- --write -->';
const END = '<!-- end of table -->';

const verdict = (met: boolean | null) => (met === null ? '-' : met ? 'yes' : 'NO');
const cells = (line: BudgetLine) => [line.what, line.database, line.measured, line.budget, verdict(line.met)];

/** The table in columns, as it reads well in a terminal and in Markdown alike. */
export function formatTable(lines: readonly BudgetLine[]): string {
  const rows = [HEADINGS, ...lines.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const format = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [heading = HEADINGS, ...body] = rows;
  return [format(heading), rule, ...body.map(format)].join('\n');
}

export const benchJson = (lines: readonly BudgetLine[], date: Date): string =>
  `${JSON.stringify({ date: date.toISOString().slice(0, 10), machine: machineKind(), lines }, null, 2)}\n`;

/** Replaces the table in docs/benchmarks.md and leaves the words around it alone. */
export function writeToDocs(lines: readonly BudgetLine[], date: Date): void {
  const file = path.join(process.cwd(), 'docs/benchmarks.md');
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${file} has no place for the table: ${START} ... ${END}`);
  const stamp = `Measured on ${date.toISOString().slice(0, 10)}: ${machineKind()}.`;
  const written = `${START}\n\n${stamp}\n\n${formatTable(lines)}\n\n`;
  writeFileSync(file, text.slice(0, start) + written + text.slice(end));
}

/** What kind of machine this is, without a name that would tell which one. */
function machineKind(): string {
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  const memoryGib = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores (${model}), ${memoryGib} GiB memory, ${type()} ${release().split('.').slice(0, 2).join('.')}, Node ${process.versions.node}`;
}
