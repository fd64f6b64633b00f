import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Handbook } from '@vela/contract';
import { auditEntries, documentChunks, documents, documentSections } from '@vela/db';
import { HANDBOOK_MAX_BYTES } from '@vela/domain/documents';
import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetJobs } from '../../../test-support/background-jobs.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../test-support/factories.ts';
import { readUploads, postHandbookFile, uploadFile } from '../../../test-support/handbook-calls.ts';
import type { ReadDocumentFile } from './document-job.ts';

const testApp = useTestApp();
beforeEach(() => forgetJobs(testApp()));

const TEXT = 'Working hours\nWe work from nine to five.\n';

const readAll = (read?: ReadDocumentFile) => readUploads(testApp(), read);
const handbookOf = async (token: string): Promise<Handbook> =>
  (await testApp().call('GET', '/api/company/handbook', { token })).json().handbook;
const storedOf = (companyId: string) =>
  testApp().deps.db.inTenant(companyId, async (tx) => ({
    documents: await tx.select().from(documents).orderBy(asc(documents.uploadedAt)),
    chunks: await tx.select().from(documentChunks).orderBy(documentChunks.documentId, documentChunks.ordinal),
    sections: await tx.select().from(documentSections),
    waiting: (await tx.execute(sql`select id from graphile_worker._private_jobs`)).rows,
    acts: (await tx.select().from(auditEntries).orderBy(asc(auditEntries.at))).map(({ action, actorName }) => ({
      action,
      actorName,
    })),
  }));

test('an uploaded file waits to be read, and is in force once that is done', async () => {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const uploaded = await uploadFile(testApp(), token, {
    content: 'Leave: Thirty days.\nPay: Monthly.',
    fileName: 'our rules.txt',
  });
  expect(uploaded).toMatchObject({
    current: null,
    latest: {
      fileName: 'our rules.txt',
      status: 'queued',
      progress: 0,
      uploadedBy: 'Test admin',
      sizeBytes: 33,
      hasOriginal: true,
    },
    history: [],
  });
  await readAll();
  expect(await handbookOf(token)).toMatchObject({
    current: { status: 'processed', progress: 100, sectionCount: 2, problem: null, mediaType: 'text/plain' },
    latest: null,
    history: [],
  });
  const { acts, waiting } = await storedOf(companyId);
  expect(acts).toEqual([
    { action: 'handbook.uploaded', actorName: 'Test admin' },
    { action: 'handbook.processed', actorName: 'Vela' },
  ]);
  expect(waiting).toEqual([]);
});

test('the stored bytes are the file, in chunks of a megabyte', async () => {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const content = Buffer.from('Twelve bytes'.repeat(250_000));
  await uploadFile(testApp(), token, { content });
  const { chunks, documents: rows } = await storedOf(companyId);
  expect(chunks.map(({ bytes }) => bytes.length)).toEqual([1_048_576, 1_048_576, 3_000_000 - 2 * 1_048_576]);
  expect(Buffer.concat(chunks.map(({ bytes }) => bytes)).equals(content)).toBe(true);
  expect(rows).toMatchObject([{ sha256: createHash('sha256').update(content).digest('hex'), sizeBytes: 3_000_000 }]);
});

test.each<[string, { content: Buffer | string; field?: string }, number, string]>([
  ['an empty file', { content: '' }, 422, 'The file is empty'],
  ['a program', { content: Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]) }, 422, 'This is not a PDF'],
  ['a picture', { content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') }, 422, 'This is not a PDF'],
  ['a file in another field', { content: TEXT, field: 'file' }, 422, 'handbook'],
  ['too large a file', { content: Buffer.alloc(HANDBOOK_MAX_BYTES + 1, 'a ') }, 413, '25 MB'],
])('%s is refused and leaves nothing', async (_name, part, status, message) => {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const answer = await postHandbookFile(testApp(), token, part);
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(message)]);
  if (status === 422) expect(answer.json().issues).toMatchObject([{ path: 'handbook' }]);
  expect(await storedOf(companyId)).toEqual({ documents: [], chunks: [], sections: [], waiting: [], acts: [] });
});

test('what is no upload is refused', async () => {
  const { deps, call } = testApp();
  const { token } = await makeCompany(deps);
  expect((await call('POST', '/api/company/upload-handbook', { token, body: { handbook: TEXT } })).statusCode).toBe(
    415,
  );
});

test.each([
  ['without a boundary', 'multipart/form-data', 'some words', 400],
  ['that is none', 'multipart/form-data; boundary=x', 'some words', 400],
  ['that breaks off in its first lines', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-da', 400],
  [
    'that never ends',
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="handbook"; filename="a.txt"\r\n\r\n${TEXT}`,
    400,
  ],
  ['without anything', 'multipart/form-data; boundary=x', '', 422],
])('a form %s is refused as the sender’s mistake and leaves nothing', async (_name, type, payload, status) => {
  const { deps, call } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const headers = { 'content-type': type };
  const answer = await call('POST', '/api/company/upload-handbook', { token, headers, payload });
  expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string']);
  expect((await storedOf(companyId)).documents).toEqual([]);
});

test('a name is what the person sees in the folder, as browsers write it', async () => {
  const { token } = await makeCompany(testApp().deps);
  const { latest } = await uploadFile(testApp(), token, {
    content: TEXT,
    fileName: 'The %22new%22 100%25 rules%0D%0A.txt',
  });
  expect(latest?.fileName).toBe('The "new" 100%25 rules.txt');
});

test('the largest file is taken', async () => {
  const { token } = await makeCompany(testApp().deps);
  const { latest } = await uploadFile(testApp(), token, { content: Buffer.alloc(HANDBOOK_MAX_BYTES, 'some words ') });
  expect(latest?.sizeBytes).toBe(HANDBOOK_MAX_BYTES);
  await testApp().call('DELETE', `/api/company/handbook/${latest?.id}`, { token });
});

test('the same file again answers with what is there, also twice at once', async () => {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const both = await Promise.all([1, 2].map(() => uploadFile(testApp(), token, { content: TEXT })));
  expect(new Set(both.map(({ latest }) => latest?.id)).size).toBe(1);
  await readAll();
  expect(await uploadFile(testApp(), token, { content: TEXT })).toEqual(await handbookOf(token));
  const { documents: rows, chunks, acts } = await storedOf(companyId);
  expect([rows.length, chunks.length, acts.length]).toEqual([1, 1, 2]);
});

test('a new handbook takes the place of the one before, which stays in the history with its file', async () => {
  const { deps, clock, call } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const first = await uploadFile(testApp(), token, { content: 'Leave: Twenty days.' });
  await readAll();
  clock.advance(60_000);
  await uploadFile(testApp(), token, { content: 'Leave: Thirty days.' });
  expect(await handbookOf(token)).toMatchObject({ current: { id: first.latest?.id }, latest: { status: 'queued' } });
  await readAll();
  const { current, latest, history } = await handbookOf(token);
  expect(current?.id).not.toBe(first.latest?.id);
  expect(latest).toBeNull();
  expect(history).toMatchObject([
    { id: first.latest?.id, replacedAt: clock.now().toISOString(), sectionCount: 0, hasOriginal: true },
  ]);
  expect((await storedOf(companyId)).sections).toMatchObject([{ body: 'Thirty days.' }]);
  const original = await call('GET', `/api/company/handbook/${first.latest?.id}/original`, { token });
  expect(original.body).toBe('Leave: Twenty days.');
});

test('of several on their way the last one uploaded is in force, in whichever order they are read', async () => {
  const { deps, clock } = testApp();
  const { token, companyId } = await makeCompany(deps);
  for (const content of ['A: 1', 'B: 2', 'C: 3']) {
    clock.advance(1_000);
    await uploadFile(testApp(), token, { content });
  }
  await deps.db.inTenant(companyId, async (tx) => {
    const rows = await tx.select().from(documents).orderBy(asc(documents.uploadedAt));
    for (const [index, { id }] of rows.reverse().entries()) {
      await tx.execute(sql`select graphile_worker.reschedule_jobs(array_agg(id), priority := ${index}::integer)
        from graphile_worker.jobs where key like ${`%${id}`}`);
    }
  });
  await readAll();
  const { current, latest, history } = await handbookOf(token);
  expect([current?.sectionCount, latest, history.length]).toEqual([1, null, 2]);
  expect((await storedOf(companyId)).sections).toMatchObject([{ heading: 'C' }]);
});

test('a file that is uploaded once more while another is on its way is the last one', async () => {
  const { deps, clock } = testApp();
  const { token, companyId } = await makeCompany(deps);
  for (const content of ['A: 1', 'B: 2', 'A: 1']) {
    clock.advance(1_000);
    await uploadFile(testApp(), token, { content });
    if (content === 'A: 1') await readAll();
  }
  await readAll();
  expect((await storedOf(companyId)).sections).toMatchObject([{ heading: 'A' }]);
  expect((await handbookOf(token)).history).toHaveLength(1);
});

test('a file that can not be read is told with its reason, and the one in force stays', async () => {
  const { deps, clock } = testApp();
  const { token, companyId } = await makeCompany(deps);
  await uploadFile(testApp(), token, { content: TEXT });
  await readAll();
  clock.advance(1_000);
  await uploadFile(testApp(), token, { content: 'locked' });
  await readAll(() => Promise.resolve({ ok: false, problem: 'encrypted' }));
  const { current, latest } = await handbookOf(token);
  expect(current).toMatchObject({ status: 'processed', sectionCount: 2 });
  expect(latest).toMatchObject({
    status: 'failed',
    problem: { code: 'encrypted', message: expect.stringContaining('password') },
    hasOriginal: false,
  });
  const stored = await storedOf(companyId);
  expect(stored.chunks.map(({ documentId }) => documentId)).toEqual([current?.id]);
  const original = await testApp().call('GET', `/api/company/handbook/${latest?.id}/original`, { token });
  expect(original.statusCode).toBe(404);
  expect(stored.acts.at(-1)).toEqual({ action: 'handbook.failed', actorName: 'Vela' });
  await uploadFile(testApp(), token, { content: 'locked' });
  await readAll();
  expect(await handbookOf(token)).toMatchObject({ current: { sectionCount: 1 }, latest: null });
});

test('too many at once have to wait', async () => {
  const { token } = await makeCompany(testApp().deps);
  for (let index = 0; index < 5; index += 1) await uploadFile(testApp(), token, { content: `Text ${index}` });
  const answer = await postHandbookFile(testApp(), token, { content: 'One more' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '20']);
  await readAll();
});

test('without a handbook there is nothing to read or find', async () => {
  const { token } = await makeCompany(testApp().deps);
  expect(await handbookOf(token)).toEqual({ current: null, latest: null, history: [] });
  expect((await testApp().call('GET', '/api/company/handbook/sections', { token })).json()).toEqual({ sections: [] });
  const found = await testApp().call('GET', '/api/company/handbook/search?q=leave', { token });
  expect(found.json()).toEqual({ results: [] });
});

test('an admin gets the file as it was, to be saved and never to be shown', async () => {
  const { deps, call } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const content = Buffer.from('Ein Satz mehr. '.repeat(150_000));
  const { latest } = await uploadFile(testApp(), token, { content, fileName: 'Größe "1".txt' });
  const answer = await call('GET', `/api/company/handbook/${latest?.id}/original`, { token });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(content)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': expect.stringContaining('attachment; filename='),
  });
  expect((await storedOf(companyId)).acts.map(({ action }) => action)).toContain('handbook.downloaded');
});

test('a name that is cut in the middle of a character is taken all the same', async () => {
  const { token } = await makeCompany(testApp().deps);
  const { latest } = await uploadFile(testApp(), token, { content: TEXT, fileName: `${'😀'.repeat(150)}x.txt` });
  expect(latest?.fileName).toMatch(/^\uFFFD(?:😀)+x\.txt$/u);
});

test('a removed handbook is out of force, its text and file are gone, and a second click changes nothing', async () => {
  const { deps, call } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const { latest } = await uploadFile(testApp(), token, { content: TEXT });
  await readAll();
  const remove = () => call('DELETE', `/api/company/handbook/${latest?.id}`, { token });
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
  const { chunks, sections, acts } = await storedOf(companyId);
  expect([chunks, sections]).toEqual([[], []]);
  expect(acts.filter(({ action }) => action === 'handbook.removed')).toHaveLength(1);
  expect(await handbookOf(token)).toMatchObject({ current: null, latest: null, history: [{ hasOriginal: false }] });
  expect((await call('GET', `/api/company/handbook/${latest?.id}/original`, { token })).statusCode).toBe(404);
  expect((await uploadFile(testApp(), token, { content: TEXT })).latest?.status).toBe('queued');
});

test('one that waits is removed without a trace but the log, and is not read', async () => {
  const { deps, call } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const { latest } = await uploadFile(testApp(), token, { content: TEXT });
  expect((await call('DELETE', `/api/company/handbook/${latest?.id}`, { token })).statusCode).toBe(200);
  expect(await handbookOf(token)).toEqual({ current: null, latest: null, history: [] });
  expect((await storedOf(companyId)).waiting).toEqual([]);
  const read = vi.fn<ReadDocumentFile>();
  await readAll(read);
  expect(read).not.toHaveBeenCalled();
});

test('who may what: employees nothing, managers read, strangers and other companies are told nothing', async () => {
  const { deps, call } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const other = await makeCompany(deps);
  const manager = await makeMember(deps, companyId, 'manager');
  const employee = await makeMember(deps, companyId, 'employee');
  const { latest } = await uploadFile(testApp(), token, { content: TEXT });
  const reads = ['/api/company/handbook', '/api/company/handbook/sections', '/api/company/handbook/search?q=hours'];
  const statusOf = async (method: 'GET' | 'DELETE', path: string, who?: string) =>
    (await call(method, path, { token: who })).statusCode;
  for (const path of reads) {
    expect([
      await statusOf('GET', path),
      await statusOf('GET', path, employee.token),
      await statusOf('GET', path, manager.token),
      await statusOf('GET', path, other.token),
    ]).toEqual([401, 403, 200, 200]);
  }
  expect(await handbookOf(other.token)).toEqual({ current: null, latest: null, history: [] });
  for (const [method, path] of [
    ['GET', `/api/company/handbook/${latest?.id}/original`],
    ['DELETE', `/api/company/handbook/${latest?.id}`],
  ] as const) {
    expect([
      await statusOf(method, path),
      await statusOf(method, path, employee.token),
      await statusOf(method, path, manager.token),
      await statusOf(method, path, other.token),
    ]).toEqual([401, 403, 403, 404]);
  }
  for (const [who, status] of [
    [undefined, 401],
    [employee.token, 403],
    [manager.token, 403],
  ] as const) {
    expect((await postHandbookFile(testApp(), who, { content: TEXT })).statusCode).toBe(status);
  }
  expect((await handbookOf(token)).latest?.id).toBe(latest?.id);
});

test('nothing is left in the temporary folder', async () => {
  const own = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`vela-documents-${process.pid}-`));
  const { token } = await makeCompany(testApp().deps);
  await uploadFile(testApp(), token, { content: TEXT });
  await postHandbookFile(testApp(), token, { content: '' });
  await readAll(() => Promise.reject(new Error('broken')));
  expect(own()).toEqual([]);
});
