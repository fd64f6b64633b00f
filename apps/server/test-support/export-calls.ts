import type { Export } from '@vela/contract';
import type { WriteExport } from '../src/modules/exports/chunk-sink.ts';
import { exportJobBy } from '../src/modules/exports/export-job.ts';
import { writeExport } from '../src/modules/exports/write-export.ts';
import { createJobWorker } from '../src/platform/jobs/job-worker.ts';
import { runJobs, type TestApp } from './build-test-app.ts';
import { makeDraft, type TestMember } from './factories.ts';

export interface ExportRequest {
  /** The survey; without one the export is of the company's figures. */
  surveyId?: string;
  body: object;
  key?: string;
}

export const postExport = (app: TestApp, token: string, { surveyId, body, key }: ExportRequest) =>
  app.call('POST', surveyId === undefined ? '/api/analytics/company/exports' : `/api/surveys/${surveyId}/exports`, {
    token,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

export async function startExport(app: TestApp, token: string, request: ExportRequest): Promise<Export> {
  const answer = await postExport(app, token, request);
  if (answer.statusCode !== 202) throw new Error(`The export answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ export: Export }>().export;
}

export async function foundExport(app: TestApp, token: string, id: string): Promise<Export> {
  const answer = await app.call('GET', `/api/exports/${id}`, { token });
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ export: Export }>().export;
}

/** Writes what waits, as a worker does in the background. */
export const runExports = (app: TestApp, write: WriteExport = writeExport): Promise<void> =>
  runJobs(app, { kinds: [exportJobBy(write)] });

/** Starts an export, writes it, and gives its file. */
export async function exportFile(app: TestApp, token: string, request: ExportRequest) {
  const { _id } = await startExport(app, token, request);
  await runExports(app);
  const written = await foundExport(app, token, _id);
  if (written.status !== 'done') throw new Error(`The export is ${written.status}: ${JSON.stringify(written)}`);
  const answer = await app.call('GET', `/api/exports/${_id}/file`, { token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { written, bytes: answer.rawPayload, headers: answer.headers };
}

/** One that waits, of a survey of the owner's. */
export async function startedExport(app: TestApp, { actor, token }: TestMember): Promise<string> {
  const surveyId = await makeDraft(app.deps, actor);
  return (await startExport(app, token, { surveyId, body: { format: 'csv' } }))._id;
}

export async function writtenExport(app: TestApp, owner: TestMember): Promise<string> {
  const id = await startedExport(app, owner);
  // Alone: what others have left in the queue is not this one's to wait for.
  await createJobWorker(app.deps, { kinds: [exportJobBy(writeExport)], source: app.source }).runDue();
  return id;
}
