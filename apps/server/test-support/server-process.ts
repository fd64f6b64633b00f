import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../src/platform/project-root.ts';

/** `npm start`, in the very process that it starts. */
const START = path.join(PROJECT_ROOT, 'scripts', 'start.mjs');
const PREPARE = pathToFileURL(path.join(PROJECT_ROOT, 'scripts', 'prepare.mjs')).href;
/** Only against a build that hangs. */
export const BUILD_LIMIT_MS = 600_000;

export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  /** Its exit status; null when it was killed. */
  ended: Promise<number | null>;
}

/** Builds what is stale, so that none of it is printed by the servers that are started. */
export function buildServer(): void {
  const script = `import { prepare } from '${PREPARE}'; await prepare();`;
  // The runner names an environment of its own; what is tested is what anybody builds.
  const env = { ...process.env, NODE_ENV: '' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env });
}

/** The built server on free ports, with nothing of the environment that the tests run in. */
export function startServerProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [START], {
    env: { PATH: process.env.PATH, PORT: '0', SERVICE_PORT: '0', VELA_DEMO: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** Waits until the process has said it; gives what the pattern's first group caught. */
export async function untilSaid({ child, output, ended }: ServerProcess, pattern: RegExp): Promise<string> {
  const over = ended.then(() => 'ended');
  for (;;) {
    const said = pattern.exec(output());
    if (said !== null) return said[1] ?? said[0];
    const streams = [child.stdout, child.stderr].map((stream) => once(stream ?? child, 'data'));
    const event = await Promise.race([...streams, over]);
    if (event === 'ended') throw new Error(`It ended before it said ${pattern.source}:\n${output()}`);
  }
}

export const serverAddressOf = (server: ServerProcess): Promise<string> => untilSaid(server, /ready at (http:\S+)/);
