import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

const NEVER = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'coverage', 'screenshots']);

/** The project's own files, relative to its root: what git knows or would take; without git, what lies there. */
export function trackedFiles() {
  const listed = fromGit() ?? below('');
  return listed.filter((file) => existsSync(path.join(ROOT, file)));
}

function fromGit() {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const output = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...new Set(output.split('\0').filter(Boolean))];
  } catch {
    // A download without history, or another account's checkout: the folders tell nearly the same.
    return null;
  }
}

function below(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NEVER.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? below(file) : [file];
  });
}
