import { execFileSync } from 'node:child_process';
import { PROJECT_ROOT } from '../../src/platform/project-root.ts';

/** Digits of a commit's id that make a number of which all are exact. */
const DIGITS = 8;

/**
 * The seed of what is random in a run of the tests: another one for each commit, so that every change looks at companies
 * that nobody has looked at, and the same one for the same commit. `VELA_ATTACK_SEED` repeats a run.
 */
export function commitSeed(): number {
  const { VELA_ATTACK_SEED: asked } = process.env;
  if (asked === undefined) return parseInt(commitId().slice(0, DIGITS), 16);
  if (!/^\d{1,15}$/.test(asked)) throw new Error('VELA_ATTACK_SEED must be a whole number');
  return Number(asked);
}

function commitId(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: PROJECT_ROOT, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    // A download without its history.
    return '1';
  }
}
