import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that the whole project lies in. */
export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Something that whoever typed the command can put right; shown without a stack. */
export class CommandError extends Error {}

/** Runs a Node program with this Node; answers its exit status, 1 when a signal ended it. */
export function runNode(script, args = [], options = {}) {
  return statusOf(spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit', ...options }));
}

/** Waits for a child. A signal to us ends it too: left alone it would go on writing where the next command begins. */
export function statusOf(child) {
  let told = false;
  const forward = (signal) => {
    told = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      if (told) process.exit(1);
      resolve(code ?? 1);
    });
  });
}

/** Ends a command: what was foreseen with its message, everything else with the stack that finds it. */
export function failCommand(error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exit(1);
}
