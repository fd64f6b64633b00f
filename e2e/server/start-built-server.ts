import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface BuiltServer {
  url: string;
  stop: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A first start makes the database, fills the demo company and may have to build. */
const START_LIMIT_MS = 240_000;

/** `npm start` as anybody runs it, on free ports and on a data directory that is gone with it. */
export async function startBuiltServer(): Promise<BuiltServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vela-e2e-'));
  // Open to pass through: the embedded database runs under another account when this runs as root.
  chmodSync(dataDir, 0o711);
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: {
      ...withoutSettings(),
      HOST: '127.0.0.1',
      PORT: '0',
      SERVICE_PORT: '0',
      VELA_DATA_DIR: dataDir,
      VELA_DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await printedAddress(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settings of the person who runs the tests must not reach the server that is tested. */
function withoutSettings(): NodeJS.ProcessEnv {
  const foreign = /^(VELA_|AI_|DATABASE_URL$|METRICS_PORT$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The server did not say where it listens'));
    }, START_LIMIT_MS);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Vela is ready at (https?:\/\/[^\s)]+)/.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with status ${String(code)} before it was ready:\n${output}`));
    });
  });
}
