import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDatabasePlace, type DatabaseKind, type DatabasePlace } from './database-place.ts';

export interface ServerProcess {
  url: string;
  pid: number;
  /** From the start of the process until it was ready to answer. */
  readyAfterMs: number;
  /** Ends it as an operator would, and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

const BUILT_SERVER = 'apps/server/dist/main.js';
const START_LIMIT_MS = 60_000;
/** Short enough not to blur what is measured, long enough not to load the machine. */
const POLL_MS = 10;

/** Starts the built server on free ports and waits until it is ready. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const main = path.resolve(BUILT_SERVER);
  if (!existsSync(main)) throw new Error(`${BUILT_SERVER} is missing: run "npm start" once, it builds the server.`);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    env: {
      ...withoutSettings(),
      ...environment,
      HOST: '127.0.0.1',
      PORT: '0',
      SERVICE_PORT: '0',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  try {
    const url = await addressIn(() => output, gone);
    await untilReady(url, gone);
    const readyAfterMs = performance.now() - startedAt;
    return { url, pid: child.pid ?? 0, readyAfterMs, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  } catch (cause) {
    await end('SIGKILL');
    throw new Error(`The server did not start. It said:\n${output}`, { cause });
  }
}

/** Settings of the person who runs the bench must not reach the server that is measured. */
function withoutSettings(): NodeJS.ProcessEnv {
  const foreign = /^(VELA_|AI_|DATABASE_(DIRECT_)?URL$|METRICS_PORT$|NODE_OPTIONS$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

async function addressIn(output: () => string, gone: () => boolean): Promise<string> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && !gone()) {
    const url = /https?:\/\/[\w.:[\]-]+:\d+/.exec(output())?.[0];
    if (url !== undefined) return url;
    await delay(POLL_MS);
  }
  throw new Error('No address was printed');
}

export async function untilReady(url: string, gone: () => boolean): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && !gone()) {
    // Nothing listens yet while the process comes up: that is what is being waited for.
    const status = await fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(POLL_MS);
  }
  throw new Error(`${url}/readyz was not 200 in time`);
}

/** Runs with a server on a fresh database; both are gone afterwards, whatever happened. */
export async function withServer<T>(
  { kind, demo }: { kind: DatabaseKind; demo: boolean },
  run: (server: ServerProcess, place: DatabasePlace) => Promise<T>,
): Promise<T> {
  const place = await makeDatabasePlace({ kind });
  try {
    const server = await startServerProcess({ ...place.environment, VELA_DEMO: demo ? '1' : '0' });
    try {
      return await run(server, place);
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}
