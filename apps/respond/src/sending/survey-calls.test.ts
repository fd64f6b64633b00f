// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSurveyCalls } from './survey-calls.ts';

const pending = { key: 'the-key', body: { answers: [] }, withName: false };
const fetched = vi.fn<typeof fetch>();
const answerWith = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const lastRequest = (): [string, RequestInit] => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return [String(url), init ?? {}];
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  window.localStorage.setItem('token', 'a-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

test('hands in under the key, without cookies, referrer or sign-in', async () => {
  answerWith(201, { accepted: true });
  expect(await createSurveyCalls('s/1').submit(pending)).toEqual({ kind: 'accepted' });
  const [url, init] = lastRequest();
  expect(url).toBe('/api/public/surveys/s%2F1/responses');
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', body: '{"answers":[]}' });
  expect(init.headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'the-key' });
});

test('signs only a response that is to carry a name', async () => {
  answerWith(201, { accepted: true });
  await createSurveyCalls('s').submit({ ...pending, withName: true });
  expect(lastRequest()[1].headers).toMatchObject({ authorization: 'Bearer a-token' });
});

test('a request without an answer is tried again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await createSurveyCalls('s').submit(pending)).toMatchObject({ kind: 'retry', reason: 'offline' });
});

test('announces a start without a name, and goes on when that fails', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await createSurveyCalls('s').announceStart('a-device');
  expect(lastRequest()[1]).toMatchObject({
    body: '{"device":"a-device"}',
    headers: { 'content-type': 'application/json' },
  });
});

test.each([
  [200, { survey: { respondentName: 'Ada' } }, { kind: 'named', name: 'Ada' }],
  [200, { survey: {} }, { kind: 'nameless' }],
  [503, {}, { kind: 'signed_in' }],
])('%i %j: %j', async (status, body, signedIn) => {
  answerWith(status, body);
  expect(await createSurveyCalls('s').findSignedIn()).toEqual(signedIn);
});

test('asks nobody when nobody is signed in', async () => {
  window.localStorage.clear();
  expect(await createSurveyCalls('s').findSignedIn()).toEqual({ kind: 'nameless' });
  expect(fetched).not.toHaveBeenCalled();
});
