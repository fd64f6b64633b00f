import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase, type ConnectionSource } from '@vela/db';
import { pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import { modules } from '../../src/modules.ts';
import { authenticate } from '../../src/modules/auth/index.ts';
import { createKeyedHash } from '../../src/platform/crypto.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { createMetrics } from '../../src/platform/health-routes.ts';
import { createFakeClock, type FakeClock } from '../fake-clock.ts';
import { pooledSigningKeys } from '../pooled-signing-keys.ts';
import { createOrderedIds, type OrderedIds } from './ordered-ids.ts';

export interface HttpCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface HttpAnswer {
  status: number;
  type: string;
  body: string;
}

/** The real application, called as from outside, with everything that it says to a language model or writes to its log. */
export interface AttackedApp {
  deps: Deps;
  clock: FakeClock;
  ids: OrderedIds;
  call(call: HttpCall): Promise<HttpAnswer>;
  /** Bodies sent to the language model since the last look. */
  takeModelInput(): string[];
  logLines: readonly string[];
  metricsText(): Promise<string>;
  close(): Promise<void>;
}

export interface AttackedAppOptions {
  /** The migrated database as the weaker role that the product itself uses. */
  source: ConnectionSource;
  secret: string;
}

export async function openAttackedApp({ source, secret }: AttackedAppOptions): Promise<AttackedApp> {
  const clock = createFakeClock();
  const ids = createOrderedIds();
  const model = await startRecordingModel();
  const logLines: string[] = [];
  const deps: Deps = {
    db: openDatabase(source),
    clock,
    ids,
    keyedHash: createKeyedHash(secret),
    makeSigningKeys: pooledSigningKeys(),
    log: pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) }),
    publicUrl: () => 'http://vela.test',
    demo: false,
    ai: { provider: 'openai-compatible', model: 'recorder', apiKey: 'none', baseUrl: model.url },
  };
  const app = await buildApp({ deps, modules, authenticate: (token) => authenticate(deps, token), listener: 'web' });
  const metrics = createMetrics();
  metrics.observe(app);
  await app.ready();
  return {
    deps,
    clock,
    ids,
    logLines,
    metricsText: () => metrics.registry.metrics(),
    takeModelInput: () => model.bodies.splice(0),
    call: async ({ method, path, token, headers, body }) => {
      const answer = await app.inject({
        method,
        url: path,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), body: answer.body };
    },
    close: async () => {
      for (const module of modules) await module.stop?.(deps);
      await app.close();
      await deps.db.close();
      await model.close();
    },
  };
}

/** A language model that writes down what it is asked and refuses to answer, so that the embedded engine does. */
async function startRecordingModel(): Promise<{ url: string; bodies: string[]; close(): Promise<void> }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"recorded"}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}/v1`, bodies, close };
}
