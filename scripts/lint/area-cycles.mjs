import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { areasOf } from './file-imports.mjs';
import { placeOf, targetOf } from './place.mjs';

/** Areas of these folders may use each other, but never in a circle. */
const FOLDERS = { modules: 'apps/server/src/modules', domain: 'packages/domain/src' };
/** Relative imports of every kind, also of types alone. */
export const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** Answers a function that says which circle an import between two areas closes, or null. The tree is read once. */
export function createCycleFinder(root) {
  const graphs = new Map();
  const graphOf = (layer) => {
    if (!graphs.has(layer)) graphs.set(layer, readGraph(root, layer));
    return graphs.get(layer);
  };
  return (place, specifier) => {
    const target = placeOf(root, targetOf(place.file, specifier));
    if (FOLDERS[place.layer] === undefined || target.layer !== place.layer || place.test) return null;
    if (place.area === null || target.area === null || place.area === target.area) return null;
    const graph = graphOf(place.layer);
    const back = wayBetween((area) => graph.get(area) ?? [], target.area, place.area);
    return back === null ? null : `This closes a circle: ${[place.area, ...back].join(' -> ')}.`;
  };
}

function readGraph(root, layer) {
  return new Map(areasOf(root, FOLDERS[layer]).map((area) => [area, usedBy(root, layer, area)]));
}

function usedBy(root, layer, area) {
  const used = new Set();
  for (const entry of readdirSync(path.join(root, FOLDERS[layer], area), { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || placeOf(root, file).test) continue;
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = placeOf(root, targetOf(file, specifier));
      if (target.layer === layer && target.area !== null && target.area !== area) used.add(target.area);
    }
  }
  return used;
}

/** The shortest chain is not looked for: any that leads back proves the circle. */
export function wayBetween(nextOf, from, to, seen = new Set()) {
  if (from === to) return [from];
  seen.add(from);
  for (const next of nextOf(from)) {
    const rest = seen.has(next) ? null : wayBetween(nextOf, next, to, seen);
    if (rest !== null) return [from, ...rest];
  }
  return null;
}
