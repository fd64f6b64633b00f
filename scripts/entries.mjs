import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

/** What can be run from the built server, named like the command that runs it. */
export const ENTRIES = ['main', 'seed', 'demo-reset', 'bench', 'chaos'];

/** Commands of the product lie with the server, measurements in bench. */
export function sourceOf(name) {
  const product = path.join(ROOT, 'apps', 'server', 'src', `${name}.ts`);
  return existsSync(product) ? product : path.join(ROOT, 'bench', 'src', `${name}.ts`);
}

export const builtFile = (name) => path.join(ROOT, 'apps', 'server', 'dist', `${name}.js`);
