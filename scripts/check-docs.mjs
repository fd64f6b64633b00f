import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** A path in code marks counts when it starts in one of our folders; patterns and placeholders name no single file. */
const OWN_FOLDER = /^(apps|packages|e2e|bench|scripts|docs|\.ci)\//;
const PLACEHOLDER = /[*<>{}]|\.\.\./;
/** What commands make: the documents may speak of it though a fresh checkout has none. */
const MADE = /(^|\/)(dist|screenshots|results)(\/|$)/;

/** Guides that speak of answers use the words of docs/glossary.md; records of decisions are not rewritten. */
const GUIDE_OF_ANSWERS = /^docs\/guides\/(analytics|anonymity|attack)\.md$/;
const RETIRED = /\b(kept back|held back|withheld|unread|readable|publish(es|ed)?)\b/gi;

/** Answers every path that a document names and the tree does not have, and every word that was given up. */
export function checkDocs() {
  const files = trackedFiles();
  const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const documents = files.filter((file) => file.endsWith('.md'));
  const problems = documents.flatMap((document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    return [
      ...namedPaths(document, text)
        .filter((named) => !known.has(named))
        .map((named) => `${document} names ${named}, which does not exist`),
      ...findRetired(document, text),
    ];
  });
  return { problems, summary: `${documents.length} documents` };
}

export const findRetired = (document, text) =>
  GUIDE_OF_ANSWERS.test(document)
    ? [...text.matchAll(RETIRED)].map(([word]) => `${document} says “${word}”: docs/glossary.md has the word for it`)
    : [];

function namedPaths(document, text) {
  const marked = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).filter((code) => OWN_FOLDER.test(code));
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.normalize(path.posix.join(path.posix.dirname(document), target)));
  return [...marked, ...linked]
    .map((named) => named.replace(/:\d+$/, '').replace(/\/$/, ''))
    .filter((named) => !PLACEHOLDER.test(named) && !MADE.test(named) && !named.includes(' '));
}

function foldersOf(file) {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems, summary } = checkDocs();
  for (const problem of problems) console.error(problem);
  console.log(`documents: ${summary}`);
  process.exit(problems.length === 0 ? 0 : 1);
}
