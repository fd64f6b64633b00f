import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';
import { trackedFiles } from './tracked-files.mjs';

const LIMITS = { median: 80, p90: 200, longest: 350 };
const SOURCE = /\.(ts|tsx|js|mjs|css|sql)$/;
/** Tables of plain data may be as long as their subject. */
const DATA_TABLE = /\/item-bank\/|-data\.ts$/;

/** Answers what is longer than the project allows itself. */
export function checkSizes() {
  const sizes = trackedFiles()
    .filter((file) => SOURCE.test(file) && !DATA_TABLE.test(file))
    .map((file) => ({ file, lines: readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0;
  const problems = sizes
    .filter(({ lines }) => lines > LIMITS.longest)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${LIMITS.longest} is the most`);
  if (at(0.5) > LIMITS.median)
    problems.push(`half of all files are longer than ${at(0.5)} lines; the limit is ${LIMITS.median}`);
  if (at(0.9) > LIMITS.p90)
    problems.push(`a tenth of all files is longer than ${at(0.9)} lines; the limit is ${LIMITS.p90}`);
  return { problems, summary: `${sizes.length} files, median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)} lines` };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems, summary } = checkSizes();
  for (const problem of problems) console.error(problem);
  console.log(`sizes: ${summary}`);
  process.exit(problems.length === 0 ? 0 : 1);
}
