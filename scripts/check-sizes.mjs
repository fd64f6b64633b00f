import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** Few files to find one's way in, none too long to read: too many short ones are as bad as one long one. */
const LIMITS = { productionFiles: 831, median: 90, p90: 200, longest: 350 };
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
  if (production.length > LIMITS.productionFiles)
    problems.push(`there are ${production.length} production files; ${LIMITS.productionFiles} are the most`);
  if (linesAt(production, 0.5) > LIMITS.median)
    problems.push(`half of all files are longer than ${linesAt(production, 0.5)} lines; the limit is ${LIMITS.median}`);
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
