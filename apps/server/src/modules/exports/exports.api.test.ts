import { exportChunks } from '@vela/db';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { forgetJobs, makeSignal } from '../../../test-support/background-jobs.ts';
import { runJobs, useTestApp, withKinds } from '../../../test-support/build-test-app.ts';
import { createFakeClock } from '../../../test-support/fake-clock.ts';
import { exportFile, foundExport, postExport, runExports, startExport } from '../../../test-support/export-calls.ts';
import { makeCompany, makeDraft, makeMember } from '../../../test-support/factories.ts';
import { createJobWorker, WORKER_GONE_AFTER_MS } from '../../platform/jobs/job-worker.ts';
import type { WriteExport } from './chunk-sink.ts';
import { exportJobBy } from './export-job.ts';
import { writeExport } from './write-export.ts';

const testApp = useTestApp();
const CSV = { format: 'csv' };

async function makeExport() {
  const company = await makeCompany(testApp().deps);
  const surveyId = await makeDraft(testApp().deps, company.actor);
  const { _id } = await startExport(testApp(), company.token, { surveyId, body: CSV });
  return { ...company, surveyId, id: _id };
}

const fileOf = (token: string, id: string) => testApp().call('GET', `/api/exports/${id}/file`, { token });

const chunksOf = (companyId: string, id: string) =>
  testApp().deps.db.inTenant(companyId, (tx) =>
    tx
      .select({ ordinal: exportChunks.ordinal })
      .from(exportChunks)
      .where(and(eq(exportChunks.companyId, companyId), eq(exportChunks.exportId, id))),
  );

const MORE_THAN_A_CHUNK = 'x'.repeat(150_000);

beforeEach(() => forgetJobs(testApp()));

test('an export waits, is written, and can be fetched under its name', async () => {
  const { token, id } = await makeExport();
  expect(await foundExport(testApp(), token, id)).toMatchObject({ status: 'queued', progress: 0, sizeBytes: 0 });
  const tooEarly = await fileOf(token, id);
  expect(tooEarly.statusCode).toBe(409);
  await runExports(testApp());
  expect(await foundExport(testApp(), token, id)).toMatchObject({ status: 'done', progress: 1, problem: null });
  const file = await fileOf(token, id);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('filename="A test survey responses.csv"') as string,
    'cache-control': 'no-store',
  });
});

test('the same key starts one export, however often and however fast it is sent', async () => {
  const { deps } = testApp();
  const { actor, token } = await makeCompany(deps);
  const surveyId = await makeDraft(deps, actor);
  const send = () => startExport(testApp(), token, { surveyId, body: CSV, key: 'a double click' });
  const ids = (await Promise.all([send(), send(), send()])).map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(1);
  const { body } = await testApp().call('GET', '/api/audit?action=export.started', { token });
  expect(JSON.parse(body).entries).toHaveLength(1);
});

test('more than three at a time are too many for one member, and for nobody else', async () => {
  const { companyId, token } = await makeCompany(testApp().deps);
  const other = await makeMember(testApp().deps, companyId, 'admin');
  for (let count = 0; count < 3; count += 1) await startExport(testApp(), token, { body: CSV });
  const refused = await postExport(testApp(), token, { body: CSV });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  await startExport(testApp(), other.token, { body: CSV });
  await runExports(testApp());
  await startExport(testApp(), token, { body: CSV });
});

test('nobody but who asked for it finds an export, not even another admin of the company', async () => {
  const { companyId, id } = await makeExport();
  await runExports(testApp());
  const other = await makeMember(testApp().deps, companyId, 'admin');
  for (const [method, path] of [
    ['GET', `/api/exports/${id}`],
    ['GET', `/api/exports/${id}/file`],
    ['DELETE', `/api/exports/${id}`],
  ] as const) {
    expect((await testApp().call(method, path, { token: other.token })).statusCode).toBe(404);
  }
});

test('a manager exports what they made, and no survey of somebody else', async () => {
  const { deps } = testApp();
  const { actor, companyId } = await makeCompany(deps);
  const manager = await makeMember(deps, companyId, 'manager');
  const [own, others] = [await makeDraft(deps, manager.actor), await makeDraft(deps, actor)];
  expect((await exportFile(testApp(), manager.token, { surveyId: own, body: CSV })).bytes.length).toBeGreaterThan(0);
  const refused = await postExport(testApp(), manager.token, { surveyId: others, body: CSV });
  expect(refused.statusCode).toBe(404);
});

test('who sees less by now gets nothing that was asked for before', async () => {
  const { companyId, token, id, actor } = await makeExport();
  const [other] = [await makeMember(testApp().deps, companyId, 'admin')];
  await runExports(testApp());
  await testApp().call('PUT', `/api/people/${actor.memberId}/role`, { token: other.token, body: { role: 'manager' } });
  expect((await fileOf(token, id)).statusCode).toBe(404);
});

test('an export of who may not read any more fails, and says so', async () => {
  const { companyId, id, actor, token } = await makeExport();
  const other = await makeMember(testApp().deps, companyId, 'admin');
  const role = (to: string) =>
    testApp().call('PUT', `/api/people/${actor.memberId}/role`, { token: other.token, body: { role: to } });
  await role('employee');
  await runExports(testApp());
  await role('admin');
  const written = await foundExport(testApp(), token, id);
  expect(written).toMatchObject({ status: 'failed', problem: { code: 'not_allowed' } });
  expect((await fileOf(token, id)).statusCode).toBe(404);
});

test('a cancelled export leaves no file, whoever was writing it', async () => {
  const { companyId, token, id } = await makeExport();
  const wrote = makeSignal();
  const goOn = makeSignal();
  const write: WriteExport = async (_deps, _row, { sink }) => {
    await sink.write(MORE_THAN_A_CHUNK);
    wrote.give();
    await goOn.given;
    await sink.write(MORE_THAN_A_CHUNK);
  };
  const running = runExports(testApp(), write);
  await wrote.given;
  expect(await chunksOf(companyId, id)).toHaveLength(1);
  expect((await fileOf(token, id)).statusCode).toBe(409);
  const cancel = () => testApp().call('DELETE', `/api/exports/${id}`, { token });
  expect((await cancel()).statusCode).toBe(200);
  expect((await cancel()).statusCode).toBe(200);
  goOn.give();
  await running;
  expect(await foundExport(testApp(), token, id)).toMatchObject({ status: 'cancelled', sizeBytes: 0 });
  expect(await chunksOf(companyId, id)).toEqual([]);
  expect((await fileOf(token, id)).statusCode).toBe(404);
  const { body } = await testApp().call('GET', '/api/audit?action=export.cancelled', { token });
  expect(JSON.parse(body).entries).toHaveLength(1);
});

test('one of several servers writes an export', async () => {
  const { token, id } = await makeExport();
  let written = 0;
  const write: WriteExport = async (_deps, _row, { sink }) => {
    written += 1;
    await sink.write('once');
  };
  await Promise.all([1, 2, 3].map(() => runExports(testApp(), write)));
  expect(written).toBe(1);
  expect((await fileOf(token, id)).body).toBe('once');
});

test('what a server that is gone has left is written anew, and nothing of its part is in the file', async () => {
  const { companyId, token, id } = await makeExport();
  const { clock, deps } = testApp();
  const stopped = createFakeClock(clock.now().toISOString());
  const gone: WriteExport = async (_deps, _row, { sink }) => {
    await sink.write(MORE_THAN_A_CHUNK);
    clock.advance(WORKER_GONE_AFTER_MS + 1);
    await runExports(testApp());
    // The first server wakes up again: the job is another's.
    await sink.write(MORE_THAN_A_CHUNK);
  };
  await runExports({ ...testApp(), deps: { ...deps, clock: stopped } }, gone);
  expect(await foundExport(testApp(), token, id)).toMatchObject({ status: 'done' });
  expect((await fileOf(token, id)).body).not.toContain('xx');
  expect(await chunksOf(companyId, id)).toHaveLength(1);
});

test('an export that no server gets written is given up', async () => {
  const { token, id } = await makeExport();
  const broken: WriteExport = async (_deps, _row, { sink }) => {
    await sink.write(MORE_THAN_A_CHUNK);
    throw new Error('no space left on device');
  };
  await runExports(testApp(), broken);
  expect(await foundExport(testApp(), token, id)).toMatchObject({ status: 'queued', problem: null });
  await runExports(testApp(), broken);
  const written = await foundExport(testApp(), token, id);
  expect(written).toMatchObject({ status: 'failed', problem: { code: 'not_written' } });
});

test('a server that stops puts back what it writes, and another one writes it', async () => {
  const { companyId, token, id } = await makeExport();
  const started = makeSignal();
  const { deps, source } = testApp();
  const endless = exportJobBy(async (_deps, _row, { sink, signal: stopped }) => {
    await sink.write(MORE_THAN_A_CHUNK);
    started.give();
    await new Promise((_resolve, reject) => {
      stopped.addEventListener('abort', () => reject(new Error('stopped')));
    });
  });
  const worker = createJobWorker(deps, { kinds: withKinds([endless]), source });
  await worker.start();
  await started.given;
  await worker.stop();
  expect(await foundExport(testApp(), token, id)).toMatchObject({ status: 'queued', progress: 0 });
  expect(await chunksOf(companyId, id)).toEqual([]);
  await runExports(testApp(), writeExport);
  expect(await foundExport(testApp(), token, id)).toMatchObject({ status: 'done' });
});

test('a file can be fetched for a day, then nothing of it is left', async () => {
  const { companyId, token, id } = await makeExport();
  const { clock, deps } = testApp();
  await runExports(testApp());
  clock.advance(24 * 3_600_000 - 1_000);
  const later = await testApp().call('GET', `/api/exports/${id}`, { token });
  // The session may be over by then; the export is not.
  expect([200, 401]).toContain(later.statusCode);
  clock.advance(2_000);
  await runJobs(testApp(), { withinHours: 24 });
  const { rows } = await deps.db.inTenant(companyId, (tx) => tx.execute(sql`select id from exports where id = ${id}`));
  expect([rows, await chunksOf(companyId, id)]).toEqual([[], []]);
});

test('starting and downloading stand in the audit log, with what it was about', async () => {
  const { token, surveyId, id } = await makeExport();
  await runExports(testApp());
  testApp().clock.advance(1_000);
  await fileOf(token, id);
  const { body } = await testApp().call('GET', '/api/audit', { token });
  const entries: { action: string; subjectId: string; detail: object }[] = JSON.parse(body).entries;
  expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['export.downloaded', surveyId],
    ['export.started', surveyId],
  ]);
  expect(entries[0]?.detail).toMatchObject({ format: 'csv', part: 'responses', exportId: id });
});

test.each([
  [{ format: 'docx' }, 'format'],
  [{}, 'format'],
  [{ format: 'csv', part: 'everything' }, 'part'],
])('%j is refused', async (body, path) => {
  const { deps } = testApp();
  const { actor, token } = await makeCompany(deps);
  const answer = await postExport(testApp(), token, { surveyId: await makeDraft(deps, actor), body });
  expect([answer.statusCode, answer.json().issues[0].path]).toEqual([422, path]);
});

test('an unknown timeframe is refused', async () => {
  const { token } = await makeCompany(testApp().deps);
  const answer = await postExport(testApp(), token, { body: { format: 'csv', timeframe: '14d' } });
  expect(answer.statusCode).toBe(422);
});
