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

/** Where code speaks of the states of an answer, and of nothing else that had these names: docs/glossary.md. */
const OF_ANSWERS =
  /^(packages\/domain\/src\/(anonymity|analytics)\/|packages\/db\/src\/schema\/responses\.|packages\/contract\/src\/(responses|ai|[a-z-]*analytics[a-z-]*)\.|apps\/server\/src\/modules\/(responses|analytics)\/|apps\/web\/src\/(features\/analytics\/|lib\/release-text\.))/;
const RETIRED = /withheld|kept[ _-]?back|held back|readable|publish|unread|(?<!\w)drawn(?!\w)/i;
/** Screens show things; on the way to them nothing is in the state of being shown. */
const RETIRED_BEHIND_SCREENS = new RegExp(`${RETIRED.source}|shown`, 'i');
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/**
 * Answers every name that several files of one workspace export: whoever looks for it must find one thing. And every word
 * that was given up for another, where code says it of answers.
 */
export function checkNames() {
  const files = trackedFiles().filter((file) => CODE.test(file));
  const sources = files.map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }));
  return { problems: [...findNamesakes(sources), ...findRetiredWords(sources)], summary: `${sources.length} files` };
}

/** In names and texts, not in comments; tests may say what they like. */
export function findRetiredWords(sources) {
  return sources
    .filter(({ file }) => OF_ANSWERS.test(file) && !file.includes('.test.'))
    .flatMap(({ file, code }) => {
      const retired = file.startsWith('apps/web/') ? RETIRED : RETIRED_BEHIND_SCREENS;
      const found = new RegExp(`\\w*(?:${retired.source})\\w*`, 'i').exec(code.replace(COMMENT, ''));
      return found === null ? [] : [`${file} says “${found[0]}”: docs/glossary.md has the word for it`];
    });
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
