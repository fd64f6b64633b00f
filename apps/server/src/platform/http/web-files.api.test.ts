import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { buildApp } from '../../app.ts';

const testApp = useTestApp();
const PAGE = '<!doctype html><title>Vela</title>';
let webRoot = '';
let app: FastifyInstance;
let origin = '';

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(tmpdir(), 'vela-web-'));
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'index.html'), PAGE);
  writeFileSync(path.join(webRoot, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(webRoot, 'assets', 'app-4f2a.js'), 'let a = 1;');
  writeFileSync(path.join(webRoot, 'assets', 'app-4f2a.js.gz'), gzipSync('let a = 1;'));
  app = await buildApp({ deps: testApp().deps, modules: [], authenticate: async () => null, listener: 'web', webRoot });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

test.each(['/', '/dashboard', '/surveys/7/edit', '/no/such/page', '/reviews?tab=analytics'])(
  '%s is the page of the app',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  },
);

test('files with a hash in their name are kept for good, packed where the browser takes it', async () => {
  const plain = await get('/assets/app-4f2a.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual(['let a = 1;', 'public, max-age=31536000, immutable']);
  const packed = await get('/assets/app-4f2a.js', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers['content-type']).toMatch(/javascript/);
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('other files are asked for again each time', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each(['/assets/gone.js', '/assets/', '/app.css', '/api/nothing', '/survey/7', '/../package.json', '/index.html'])(
  '%s is not the page of the app',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  },
);

test.each(['//[', '///', '//x:99999999/', 'http://elsewhere.example/dashboard'])(
  '%s names no host of ours, and is an address of the app all the same',
  async (url) => {
    const { port } = new URL(origin);
    const [answer] = await once(request({ port, path: url, headers: { accept: 'text/html' } }).end(), 'response');
    expect([answer.statusCode, await text(answer)]).toEqual([200, PAGE]);
  },
);

test('only pages that are asked for as such get the page', async () => {
  expect((await get('/dashboard', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
});
