import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** Too many short files are as bad to find one's way in as one long one is to read; a new area changes nothing here. */
const LIMITS = { median: [55, 90], p90: 200, longest: 350 };
const SOURCE = /\.(ts|tsx|js|mjs|css|sql)$/;
/** Tables of plain data may be as long as their subject. */
const DATA_TABLE = /\/item-bank\/|-data\.ts$/;
/** What the product and its measurements are made of, without tests, styles, migrations and the settings of tools. */
const PRODUCTION = /^(apps\/[^/]+|packages\/[^/]+|bench)\/src\/.*\.tsx?$/;
const BESIDE_PRODUCTION = /\.test\.|\/test-support\/|\.d\.ts$/;

/** Answers what is longer, or more, than the project allows itself. */
export function checkSizes() {
  const sizes = trackedFiles()
    .filter((file) => SOURCE.test(file) && !DATA_TABLE.test(file))
    .map((file) => ({ file, lines: readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const production = sizes.filter(({ file }) => PRODUCTION.test(file) && !BESIDE_PRODUCTION.test(file));
  const problems = sizes
    .filter(({ lines }) => lines > LIMITS.longest)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${LIMITS.longest} is the most`);
  const median = linesAt(production, 0.5);
  const [least, most] = LIMITS.median;
  if (median < least || median > most)
    problems.push(`half of all production files have up to ${median} lines; it should be ${least} to ${most}`);
  if (linesAt(production, 0.9) > LIMITS.p90)
    problems.push(`a tenth of all files is longer than ${linesAt(production, 0.9)} lines; the limit is ${LIMITS.p90}`);
  return { problems, summary: `${sizes.length} files, ${described(production)}` };
}

const linesAt = (sizes, share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0;

const described = (sizes) =>
  `${sizes.length} of production with median ${linesAt(sizes, 0.5)}, p90 ${linesAt(sizes, 0.9)}, longest ${linesAt(sizes, 1)} lines`;

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems, summary } = checkSizes();
  for (const problem of problems) console.error(problem);
  console.log(`sizes: ${summary}`);
  process.exit(problems.length === 0 ? 0 : 1);
}
