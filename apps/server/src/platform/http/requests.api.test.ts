import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../../../test-support/accounts.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';

const testApp = useTestApp();
let origin = '';
beforeAll(async () => {
  origin = await testApp().app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => testApp().app.close());

const TEN_MEGABYTES = 10_000_000;
const LOGIN = '/api/auth/login';
const json = { 'content-type': 'application/json' };

test('malformed JSON is 400', async () => {
  for (const payload of ['{"email": ', '{"a": 1} x', '\u0000', '{"__proto__": {"admin": true}}']) {
    const answer = await testApp().call('POST', LOGIN, { payload, headers: json });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'malformed', message: 'The request is not well-formed JSON' });
  }
});

test('an empty body is 400 where one is needed and nothing where none is', async () => {
  const { call } = testApp();
  const empty = await call('POST', LOGIN, { payload: '', headers: json });
  expect(empty.statusCode).toBe(400);
  expect(empty.json()).toEqual({ code: 'malformed', message: 'The request is empty. Please send JSON.' });
  const { token } = await register(testApp());
  expect((await call('POST', '/api/auth/logout', { token, payload: '', headers: json })).statusCode).toBe(200);
});

test('ten megabytes are 413, announced or in pieces', async () => {
  const body = Buffer.alloc(TEN_MEGABYTES, ' ');
  const announced = await fetch(origin + LOGIN, { method: 'POST', headers: json, body });
  const pieces = Readable.toWeb(Readable.from(chunks(body))) as ReadableStream;
  const chunked = await fetch(origin + LOGIN, { method: 'POST', headers: json, body: pieces, duplex: 'half' });
  for (const answer of [announced, chunked]) {
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ code: 'too_large', message: 'The request is too large' });
  }
});

function* chunks(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += 65_536) yield body.subarray(at, at + 65_536);
}

test.each([
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('a body of the type %j is 415', async (type) => {
  const answer = await testApp().call('POST', LOGIN, { payload: 'a=b', headers: { 'content-type': type } });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toEqual({ code: 'unsupported_media_type', message: 'Please send JSON' });
});

test.each([
  ['the root', '/api'],
  ['nothing', '/api/nothing'],
  ['a folder', '/api/auth/'],
  ['too deep a path', '/api/auth/me/x/y/z'],
  ['an endless id', `/api/auth/sessions/${'x'.repeat(3000)}`],
])('%s is no call and 404', async (_what, path) => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await testApp().call(method, path, { headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'This does not exist' });
  }
});

test('an address that is none is 400', async () => {
  const answer = await testApp().call('GET', '/api/%c0%af');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'malformed', message: 'The address is not well-formed' });
});

test('HEAD answers like GET without a body', async () => {
  const { app } = testApp();
  const { token } = await register(testApp());
  const headers = { authorization: `Bearer ${token}` };
  const head = await app.inject({ method: 'HEAD', url: '/api/auth/me', headers });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect((await app.inject({ method: 'HEAD', url: '/api/nothing' })).statusCode).toBe(404);
});

test('what is no HTTP is 400', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('this is not HTTP\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(
    /^HTTP\/1\.1 400 [^]*\{"code":"malformed","message":"The request is not well-formed"\}$/,
  );
});

test('every answer carries the security headers', async () => {
  for (const path of ['/api/auth/me', '/api/nothing']) {
    const { headers } = await testApp().call('GET', path);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
