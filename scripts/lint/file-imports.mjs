import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { placeOf, targetOf } from './place.mjs';

/** From top to bottom; a layer imports from those below it. `lib` is below `ui`: primitives may use plain functions. */
const WEB_LAYERS = ['app', 'pages', 'features', 'ui', 'lib'];

/** Says why this file may not import that one, or null when it may. */
export function fileProblem(place, specifier) {
  if (place.workspace === null || place.layer === 'tooling') return null;
  const target = placeOf(place.root, targetOf(place.file, specifier));
  // The journeys find the screens to look at by it.
  if (place.workspace === 'e2e' && isTableOfAddresses(target)) return null;
  if (target.workspace !== place.workspace) {
    return `A package is imported by its name, not by a path that leaves ${place.workspace}.`;
  }
  if (target.test && !place.test) return 'Product code may not import test code.';
  if (place.workspace === 'apps/server') return serverProblem(place, target);
  return place.workspace === 'apps/web' ? webProblem(place, target) : null;
}

function serverProblem(place, target) {
  if (place.test) return null;
  if (place.layer === 'platform' && target.layer !== 'platform')
    return 'The platform knows no product: it imports nothing but the platform.';
  if (place.layer === 'modules' && target.layer === 'composition')
    return 'A module may not import what puts the modules together.';
  if (target.layer !== 'modules' || target.area === place.area) return null;
  return target.name === 'index.ts'
    ? null
    : `Modules are used by their index.ts alone: import ../${target.area}/index.ts.`;
}

function webProblem(place, target) {
  // The addresses of all screens: a plain table that links need everywhere.
  if (place.test || isTableOfAddresses(target)) return null;
  const [from, to] = [place.layer, target.layer].map((layer) => WEB_LAYERS.indexOf(layer));
  if (from === -1 || to === -1) return null;
  if (to < from) return `${place.layer} may not import ${target.layer}; the order is ${WEB_LAYERS.join(' -> ')}.`;
  if (place.layer === 'features' && to === from && target.area !== place.area) {
    return `Features do not know each other: a page puts ${place.area} and ${target.area} together.`;
  }
  return null;
}

const isTableOfAddresses = ({ workspace, layer, name }) =>
  workspace === 'apps/web' && layer === 'app' && name === 'paths.ts';

/** Folders of one kind that exist, for the rules and their test: nothing is listed by hand. */
export function areasOf(root, folder) {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
