import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, ROOT, statusOf } from './project.mjs';

/** Installs the packages unless node_modules holds exactly what the lock file asks for. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing packages ...');
  // The build tools are development packages, and NODE_ENV=production would leave them out.
  const status = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0)
    throw new CommandError(
      'The packages could not be installed; npm says why above. It needs the package registry once.',
    );
}

/** npm lists what it has installed in a file of its own, as the last thing it does: an interrupted install has none. */
export function isInstalled() {
  const wanted = packagesOf(path.join(ROOT, 'package-lock.json'));
  const present = packagesOf(path.join(ROOT, 'node_modules', '.package-lock.json'));
  if (wanted === null)
    throw new CommandError('package-lock.json is missing or broken: this is not a whole copy of Vela.');
  if (present === null) return false;
  return Object.entries(wanted)
    .filter(([name, { link, optional }]) => name.startsWith('node_modules/') && !link && !optional)
    .every(([name, { version }]) => present[name]?.version === version);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** The npm that runs us, if one does: it needs no search path and no shell. */
function runNpm(args) {
  const own = process.env.npm_execpath;
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const child = spawn(program, [...first, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  return statusOf(child).catch((error) => {
    console.error(error.message);
    return 1;
  });
}
