import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SCHEMA = 'packages/db/src/schema';
/** The file of the tables that hold answers, and who may read it: the anonymity gate, and the exact sums behind it. */
const ANSWERS_FILE = 'responses.ts';
const MAY_READ_ANSWERS = [
  /^apps\/server\/src\/modules\/responses\//,
  /^apps\/server\/src\/modules\/analytics\/[^/]*rollup[^/]*$/,
];

/** Answers a function that says why a file may not import a table of that name, or null. Tables are read from the schema. */
export function createTableRule(root) {
  const tables = readTables(root);
  return (place, name) => {
    const schemaFile = tables.get(name);
    if (schemaFile === undefined || place.test || !['modules', 'platform', 'composition'].includes(place.layer))
      return null;
    const file = path.relative(root, place.file).split(path.sep).join('/');
    if (schemaFile === ANSWERS_FILE && !MAY_READ_ANSWERS.some((pattern) => pattern.test(file))) {
      return `${name} holds answers: they are read through modules/responses, where the anonymity gate is.`;
    }
    return place.name.endsWith('-store.ts') ? null : 'SQL belongs in a file whose name ends with -store.ts.';
  };
}

function readTables(root) {
  const folder = path.join(root, SCHEMA);
  const tables = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    for (const [, name] of readFileSync(path.join(folder, file), 'utf8').matchAll(/export const (\w+) = pgTable\(/g))
      tables.set(name, file);
  }
  return tables;
}
