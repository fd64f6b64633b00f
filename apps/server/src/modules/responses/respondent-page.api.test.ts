import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeActiveSurvey } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDraft, type TestMember } from '../../../test-support/factories.ts';
import { serveRespondentPage, readRespondentPageAssets } from './respondent-page.ts';

const testApp = useTestApp();
const UNKNOWN_ID = '0c5f7f0e-5f6e-4f0b-9d53-0f2f5f3c1a11';
let admin: TestMember;
beforeAll(async () => {
  admin = await makeCompany(testApp().deps, 'Nebula Works');
});

const open = (address: string, headers: Record<string, string> = {}) => testApp().call('GET', address, { headers });
const openSurvey = async (body: Parameters<typeof makeActiveSurvey>[2], query = '') =>
  open(`/survey/${(await makeActiveSurvey(testApp(), admin.token, body)).id}${query}`);

/** What one sees; the data for the script stands after it. */
const shown = (page: { body: string }): string => page.body.slice(0, page.body.indexOf('id="page-data"'));

test('an open survey is readable before any script: who asks, who will see what, the first question', async () => {
  const page = await openSurvey({
    title: 'November pulse',
    questions: [{ text: 'How was November?', type: 'rating' }],
  });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const text of ['Nebula Works', 'November pulse', 'at least 5 people', 'How was November?']) {
    expect(shown(page)).toContain(text);
  }
});

test('a survey that is not anonymous says so', async () => {
  const page = await openSurvey({ settings: { anonymous: false } });
  expect(shown(page)).toContain('This survey is not anonymous');
  expect(shown(page)).not.toContain('Your answers are anonymous');
});

test.each(['not-an-id', UNKNOWN_ID, '', '/', `${UNKNOWN_ID}/more`, '%00', '..%2f..%2fetc'])(
  'the unknown link /survey/%s is a page with status 404',
  async (id) => {
    const page = await open(id === '/' ? '/survey' : `/survey/${id}`);
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    expect(shown(page)).toContain('We can’t find this survey');
  },
);

test('a draft tells nothing but that it is not open yet', async () => {
  const id = await makeDraft(testApp().deps, admin.actor);
  const page = await open(`/survey/${id}`);
  expect([page.statusCode, shown(page).includes('This survey is not open yet')]).toEqual([200, true]);
  for (const secret of ['A test survey', 'How was your week?', 'Nebula Works']) expect(page.body).not.toContain(secret);
});

test('a closed survey tells nothing but that it has closed', async () => {
  const survey = await makeActiveSurvey(testApp(), admin.token, { title: 'Over and out' });
  await testApp().call('POST', `/api/surveys/${survey.id}/close`, { token: admin.token });
  const page = await open(`/survey/${survey.id}`);
  expect([page.statusCode, shown(page).includes('This survey has closed')]).toEqual([200, true]);
  for (const secret of ['Over and out', 'How was your week?', 'Nebula Works']) expect(page.body).not.toContain(secret);
});

test('texts of a survey stay texts', async () => {
  const text = `</script><script>alert(1)</script><!-- <script> & "quotes" 'too' \u2028`;
  const page = await openSurvey({ title: text, questions: [{ text, type: 'rating', helpText: text }] });
  const scripts = [...page.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.filter((tag) => !tag.includes('nonce='))).toEqual(['<script type="application/json" id="page-data">']);
  expect(page.body).not.toContain('alert(1)</script><!--');
  const json = /id="page-data">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ state: { survey: { title: text.trim() } } });
});

test('how a question is scored, and hidden questions, do not leave the server', async () => {
  const page = await openSurvey({
    questions: [
      { text: 'Shown', type: 'scale', reverse: true, category: 'workload' },
      { text: 'Hidden one', type: 'rating', hidden: true },
    ],
  });
  for (const secret of ['reverse', 'workload', 'aiGenerated', 'Hidden one']) expect(page.body).not.toContain(secret);
});

test('nothing may run, load or be sent but what the page itself brings', async () => {
  const [page, again] = [await openSurvey({}), await openSurvey({})];
  const policy = String(page.headers['content-security-policy']);
  const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1];
  expect(policy).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data:; ` +
      `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(page.body).toContain(`<style nonce="${nonce}">`);
  expect(page.body).not.toMatch(/ style=| on\w+=/);
  expect(again.headers['content-security-policy']).not.toBe(policy);
});

test('the page is kept by nobody, names nobody and sets no cookie', async () => {
  const page = await openSurvey({});
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(page.headers['set-cookie']).toBeUndefined();
});

describe('the language of the page', () => {
  test.each([
    ['', 'de-AT,de;q=0.9,en;q=0.8', '<html lang="de" dir="ltr">', 'Ihre Antworten sind anonym'],
    ['?lang=ar', 'de', '<html lang="ar" dir="rtl">', 'إجاباتك مجهولة المصدر'],
    ['?lang=es&lang=de', 'fr', '<html lang="en" dir="ltr">', 'Your answers are anonymous'],
    ['?lang=%3Cscript%3E', '', '<html lang="en" dir="ltr">', 'Your answers are anonymous'],
  ])('%s with Accept-Language %j', async (query, accepted, tag, text) => {
    const survey = await makeActiveSurvey(testApp(), admin.token);
    const page = await open(`/survey/${survey.id}${query}`, { 'accept-language': accepted });
    expect(page.body).toContain(tag);
    expect(shown(page)).toContain(text);
  });
});

test('is compressed for browsers that say so', async () => {
  const { id } = await makeActiveSurvey(testApp(), admin.token);
  const [br, gz, plain] = await Promise.all(
    ['gzip, br', 'gzip', 'identity'].map((accepted) => open(`/survey/${id}`, { 'accept-encoding': accepted })),
  );
  expect([br, gz, plain].map((page) => page?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br?.rawPayload ?? Buffer.alloc(0)).toString()).toContain('How was your week?');
  expect(gunzipSync(gz?.rawPayload ?? Buffer.alloc(0)).toString()).toContain('How was your week?');
  expect(plain?.body).toContain('How was your week?');
});

test('trouble on our side is a page too', async () => {
  const { deps } = testApp();
  const broken = { inDirectory: () => Promise.reject(new Error('no connection')) };
  const app = Fastify();
  // Safe: finding a survey asks nothing else of the database.
  const brokenDeps = { ...deps, db: broken as unknown as typeof deps.db };
  await serveRespondentPage(app, brokenDeps, { folder: null, scriptUrl: null, css: '' });
  const page = await app.inject({ url: `/survey/${UNKNOWN_ID}` });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '10']);
  expect(shown(page)).toContain('Something went wrong on our side');
  expect(page.body).not.toContain('no connection');
  await app.close();
});

describe('files of the page', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'vela-respond-'));
    mkdirSync(path.join(root, 'src'));
    writeFileSync(path.join(root, 'src', 'page.css'), "@import './base.css';\n");
    writeFileSync(path.join(root, 'src', 'base.css'), 'body { margin: 0 }');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('without a build the page is styled, and says that it takes no answers', async () => {
    const assets = readRespondentPageAssets(root);
    expect(assets).toEqual({ folder: null, scriptUrl: null, css: 'body { margin: 0 }\n' });
    const app = Fastify();
    await serveRespondentPage(app, testApp().deps, assets);
    const { id } = await makeActiveSurvey(testApp(), admin.token);
    const page = await app.inject({ url: `/survey/${id}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('has not been built');
    await app.close();
  });

  test('the built script is named in the page, served compressed and kept for ever', async () => {
    const dist = path.join(root, 'dist');
    mkdirSync(path.join(dist, '.vite'), { recursive: true });
    const manifest = { 'src/main.tsx': { file: 'main-4f.js', css: ['main-2a.css'] } };
    writeFileSync(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(path.join(dist, 'main-2a.css'), 'body{margin:0}');
    writeFileSync(path.join(dist, 'main-4f.js'), 'let a = 1;');
    writeFileSync(path.join(dist, 'main-4f.js.br'), 'compressed');
    const app = Fastify();
    await serveRespondentPage(app, testApp().deps, readRespondentPageAssets(root));
    const page = await app.inject({ url: `/survey/${UNKNOWN_ID}` });
    expect(page.body).toMatch(/<style nonce="[\w-]+">body\{margin:0\}<\/style>/);
    expect(page.body).toMatch(/<script type="module" nonce="[\w-]+" src="\/survey-assets\/main-4f.js"><\/script>/);
    const script = await app.inject({ url: '/survey-assets/main-4f.js', headers: { 'accept-encoding': 'br' } });
    expect([script.statusCode, script.body]).toEqual([200, 'compressed']);
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const url of [
      '/survey-assets/.vite/manifest.json',
      '/survey-assets/none.js',
      '/survey-assets/..%2fsrc%2fpage.css',
    ]) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
    await app.close();
  });
});
