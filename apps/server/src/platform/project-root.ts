import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the whole project lies; found by its lock file, so the same from a source file and from the built one. */
export const PROJECT_ROOT = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('package-lock.json is missing: this is not a whole copy of Vela');
  return findRoot(parent);
}
