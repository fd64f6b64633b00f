import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { buildApp } from '../../app.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { errorForLog } from '../logging.ts';

const testApp = useTestApp();

/** The application with routes that fail, and the lines that it logs. */
async function failingApp() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'info', serializers: { err: (error) => errorForLog(error) } },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );
  const deps: Deps = { ...testApp().deps, log };
  const pages = (app: Awaited<ReturnType<typeof buildApp>>) => {
    app.get('/broken/:id', () => deps.db.inDirectory((tx) => tx.execute(sql`select ${'a secret answer'}::uuid`)));
    app.get('/away', () => {
      throw new DomainError('unavailable', 'Please come back soon', { retryAfterSeconds: 1.2 });
    });
    app.get('/fine/:id', async () => ({ ok: true }));
    app.get('/survey/:id', async () => ({ ok: true }));
    app.get('/api/public/x/:id', async () => ({ ok: true }));
  };
  const app = await buildApp({
    deps,
    modules: [{ name: 'failing', pages }],
    authenticate: async () => null,
    listener: 'web',
  });
  return { app, lines };
}

test('an unexpected failure tells nothing but the id by which it is found in the log', async () => {
  const { app, lines } = await failingApp();
  const answer = await app.inject({ url: '/broken/7?q=1' });
  expect(answer.statusCode).toBe(500);
  const requestId = answer.headers['x-request-id'];
  expect(answer.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
    requestId,
  });
  const line = lines.find((one) => one.msg === 'request failed');
  expect(line).toMatchObject({ reqId: requestId, err: { cause: { code: '22P02' } } });
  expect(JSON.stringify(lines)).not.toMatch(/secret answer|127\.0\.0\.1|broken\/7/);
  await app.close();
});

test('being away for a while says until when', async () => {
  const { app } = await failingApp();
  const answer = await app.inject({ url: '/away' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    code: 'unavailable',
    message: 'Please come back soon',
    requestId: answer.headers['x-request-id'],
  });
  await app.close();
});

test('requests are logged by their route, and those of respondents not at all', async () => {
  const { app, lines } = await failingApp();
  const headers = { 'user-agent': 'Firefox' };
  for (const url of ['/survey/1', '/api/public/x/1', '/api/public/unknown', '/fine/77?q=secret']) {
    await app.inject({ url, headers });
  }
  expect(lines.map(({ method, route, status, msg }) => ({ method, route, status, msg }))).toEqual([
    { method: 'GET', route: '/fine/:id', status: 200, msg: 'request' },
  ]);
  expect(Object.keys(lines[0] ?? {}).sort()).toEqual(
    ['hostname', 'level', 'method', 'ms', 'msg', 'pid', 'route', 'status', 'time'].sort(),
  );
  await app.close();
});
