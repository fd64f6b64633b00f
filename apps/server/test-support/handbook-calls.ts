import type { Handbook } from '@vela/contract';
import { readFile } from 'node:fs/promises';
import { documentJobBy, type ReadDocumentFile } from '../src/modules/documents/document-job.ts';
import { runJobs, type TestApp } from './build-test-app.ts';

const BOUNDARY = 'a boundary that no file has in it';

export interface FilePart {
  fileName?: string;
  field?: string;
  content: Buffer | string;
}

/** A multipart body with one file, as browsers send it. */
export function multipartOf({ fileName = 'handbook.txt', field = 'handbook', content }: FilePart) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary="${BOUNDARY}"` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

export async function postHandbookFile({ app }: TestApp, token: string | undefined, part: FilePart) {
  const { headers, payload } = multipartOf(part);
  const signedIn = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return app.inject({
    method: 'POST',
    url: '/api/company/upload-handbook',
    headers: { ...headers, ...signedIn },
    payload,
  });
}

export async function uploadFile(testApp: TestApp, token: string, part: FilePart): Promise<Handbook> {
  const answer = await postHandbookFile(testApp, token, part);
  if (answer.statusCode !== 202) throw new Error(`The upload answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ handbook: Handbook }>().handbook;
}

/** Reads what waits, a moment after it came in. */
export async function readUploads(app: TestApp, read: ReadDocumentFile = readLines): Promise<void> {
  app.clock.advance(1_000);
  await runJobs(app, { kinds: [documentJobBy(read)] });
}

/** Stands for the reader, which is a process of its own: a section a line, the heading before the colon. */
const readLines: ReadDocumentFile = async ({ path }) => {
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  const sections = lines.map((line) => {
    const [heading = '', body = ''] = line.split(': ');
    return { level: 1, heading, body, page: null };
  });
  return { ok: true, document: { mediaType: 'text/plain', sections, pageCount: null, notices: [] } };
};
