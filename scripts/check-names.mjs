import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';
import { trackedFiles } from './tracked-files.mjs';

const CODE = /\.(tsx?|mjs)$/;
/**
 * What a line that starts with `export` declares. Code is formatted, so this is as sure as a parser and takes no
 * second. What an index passes on, and `declare`, which repeats what another file implements, are no declarations.
 */
const DECLARED =
  /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type(?! \{| \*)) (\w+|\{[^}]*\})/gm;

/** Answers every name that several files of one workspace export: whoever looks for it must find one thing. */
export function checkNames() {
  const files = trackedFiles().filter((file) => CODE.test(file));
  const sources = files.map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }));
  return { problems: findNamesakes(sources), summary: `${sources.length} files` };
}

/** The rule itself. Test support counts: a test that imports from both would have to rename one. */
export function findNamesakes(sources) {
  const places = new Map();
  for (const { file, code } of sources) {
    for (const name of declaredExports(code)) {
      const key = `${workspaceOf(file)} exports ${name}`;
      places.set(key, (places.get(key) ?? new Set()).add(file));
    }
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([key, files]) => `${key} more than once: ${[...files].join(', ')}`);
}

const workspaceOf = (file) => /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';

const declaredExports = (code) =>
  [...code.matchAll(DECLARED)].flatMap(([, named]) => (named.startsWith('{') ? (named.match(/\w+/g) ?? []) : [named]));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems, summary } = checkNames();
  for (const problem of problems) console.error(problem);
  console.log(`names: ${summary}`);
  process.exit(problems.length === 0 ? 0 : 1);
}
