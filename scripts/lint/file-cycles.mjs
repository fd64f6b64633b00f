import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IMPORT, wayBetween } from './area-cycles.mjs';
import { targetOf } from './place.mjs';

const CODE = /\.(tsx?|mjs)$/;

/**
 * Answers a function that says which circle an import between two files closes, or null. `import type` counts too: who
 * reads one of the files has to read them all. Each file is read once.
 */
export function createFileCycleFinder(root) {
  const imports = new Map();
  const importsOf = (file) => {
    if (!imports.has(file)) imports.set(file, readImports(file));
    return imports.get(file);
  };
  return (file, specifier) => {
    const way = wayBetween(importsOf, targetOf(file, specifier), file);
    if (way === null) return null;
    return `This closes a circle of files: ${[file, ...way].map((one) => path.relative(root, one)).join(' -> ')}.`;
  };
}

function readImports(file) {
  if (!CODE.test(file) || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier]) => targetOf(file, specifier));
}
