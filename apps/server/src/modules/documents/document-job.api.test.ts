import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Handbook } from '@vela/contract';
import { documents } from '@vela/db';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetJobs, goneServer, makeSignal } from '../../../test-support/background-jobs.ts';
import { runJobs, useTestApp, withKinds, type TestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { multipartOf, uploadFile } from '../../../test-support/handbook-calls.ts';
import { createJobWorker, WORKER_GONE_AFTER_MS } from '../../platform/jobs/job-worker.ts';
import { documentJobBy, type ReadDocumentFile } from './document-job.ts';
import { readDocument } from './reading/read-document.ts';

const testApp = useTestApp();
const READ = { mediaType: 'text/plain', sections: [], pageCount: null, notices: [] };
const done = { ok: true, document: READ } as const;

const readWith = (read: ReadDocumentFile, app: TestApp = testApp()) => runJobs(app, { kinds: [documentJobBy(read)] });

async function makeQueued(content = 'Some text') {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const { latest } = await uploadFile(testApp(), token, { content });
  if (!latest) throw new Error('The upload must wait to be read');
  return { token, companyId, id: latest.id };
}

const handbookOf = async (token: string): Promise<Handbook> =>
  (await testApp().call('GET', '/api/company/handbook', { token })).json().handbook;

const rowOf = async (companyId: string, id: string) => {
  const rows = await testApp().deps.db.inTenant(companyId, (tx) =>
    tx.select().from(documents).where(eq(documents.id, id)),
  );
  return rows[0];
};

beforeEach(() => forgetJobs(testApp()));

/** A worker that goes on, as in a server. */
const workerOf = (read: ReadDocumentFile) => {
  const { deps, source } = testApp();
  return createJobWorker(deps, { kinds: withKinds([documentJobBy(read)]), source });
};

/** Goes on until it is aborted, as a long file would. */
const readForever: ReadDocumentFile = (_file, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('a document is read by one of several servers', async () => {
  const { token } = await makeQueued();
  let reads = 0;
  const read: ReadDocumentFile = () => {
    reads += 1;
    return Promise.resolve(done);
  };
  await Promise.all([1, 2, 3].map(() => readWith(read)));
  expect(reads).toBe(1);
  expect((await handbookOf(token)).current).toMatchObject({ status: 'processed' });
});

test('what a server that is gone has left is taken over, and what it still says counts no more', async () => {
  const { clock } = testApp();
  const { token, id } = await makeQueued();
  const another = vi.fn<ReadDocumentFile>(() => Promise.resolve(done));
  await readWith(async () => {
    clock.advance(WORKER_GONE_AFTER_MS);
    await readWith(another);
    expect(another).not.toHaveBeenCalled();
    clock.advance(1);
    await readWith(another);
    return { ok: false, problem: 'broken' };
  }, goneServer(testApp()));
  expect(another).toHaveBeenCalledTimes(1);
  expect((await handbookOf(token)).current).toMatchObject({ id, status: 'processed', problem: null });
});

test('a file at which two servers went down is given up', async () => {
  const { clock } = testApp();
  const { token } = await makeQueued();
  const lastOf = vi.fn<ReadDocumentFile>(() => Promise.resolve(done));
  const goDown =
    (next: () => Promise<void>): ReadDocumentFile =>
    async () => {
      clock.advance(WORKER_GONE_AFTER_MS + 1);
      await next();
      return done;
    };
  await readWith(
    goDown(() =>
      readWith(
        goDown(() => readWith(lastOf)),
        goneServer(testApp()),
      ),
    ),
    goneServer(testApp()),
  );
  expect(lastOf).not.toHaveBeenCalled();
  expect((await handbookOf(token)).latest).toMatchObject({ status: 'failed', problem: { code: 'timeout' } });
});

test('a fault of the server is no reason to stop, nor to call the file broken: it is read a little later', async () => {
  const [first, second] = [await makeQueued(), await makeQueued('Another text')];
  let faults = 0;
  const read: ReadDocumentFile = ({ path }) => {
    if (readFileSync(path, 'utf8') !== 'Some text') return Promise.resolve(done);
    faults += 1;
    return Promise.reject(new Error('The reading process did not start'));
  };
  await readWith(read);
  expect((await handbookOf(first.token)).latest).toMatchObject({ status: 'queued', problem: null });
  expect((await handbookOf(second.token)).current).toMatchObject({ status: 'processed' });
  await readWith(() => Promise.resolve(done));
  expect((await handbookOf(first.token)).current).toMatchObject({ status: 'processed' });
  expect(faults).toBe(1);
});

test('a file that the server fails to read twice is given up, and nobody says that it is broken', async () => {
  const { token } = await makeQueued();
  const read: ReadDocumentFile = () => Promise.reject(new Error('no space left on device'));
  for (let attempt = 0; attempt < 2; attempt += 1) await readWith(read);
  expect((await handbookOf(token)).latest).toMatchObject({ status: 'failed', problem: { code: 'not_read' } });
});

test('the files of one company don’t hold up those of another', async () => {
  const { deps, clock } = testApp();
  const { token } = await makeCompany(deps);
  for (const content of ['One', 'Two', 'Three']) await uploadFile(testApp(), token, { content });
  clock.advance(1_000);
  const other = await makeQueued('Another text');
  const order: string[] = [];
  await readWith(({ path }) => {
    order.push(readFileSync(path, 'utf8'));
    return Promise.resolve(done);
  });
  expect(order).toEqual(['One', 'Another text', 'Two', 'Three']);
  expect((await handbookOf(other.token)).current).not.toBeNull();
});

test('a server that stops puts back what it reads, and no attempt is used up', async () => {
  const { companyId, id, token } = await makeQueued();
  for (let stops = 0; stops < 3; stops += 1) {
    const started = makeSignal();
    const worker = workerOf((file, options) => {
      started.give();
      return readForever(file, options);
    });
    await worker.start();
    await started.given;
    await worker.stop();
    expect(await rowOf(companyId, id)).toMatchObject({ status: 'queued', progress: 0 });
  }
  await readWith(() => Promise.resolve(done));
  expect((await handbookOf(token)).current?.id).toBe(id);
});

test('what comes in while something is read is read next', async () => {
  const first = await makeQueued();
  const gate = makeSignal();
  const started = makeSignal();
  const worker = workerOf(async () => {
    started.give();
    await gate.given;
    return done;
  });
  await worker.start();
  await started.given;
  const second = await makeQueued();
  gate.give();
  for (const { token } of [first, second]) {
    await vi.waitFor(async () => expect((await handbookOf(token)).current).not.toBeNull(), { timeout: 60_000 });
  }
  await worker.stop();
});

test('progress is shown while it is read, and a document that is removed meanwhile is let go', async () => {
  const { call } = testApp();
  const { token, id } = await makeQueued();
  const reading = readWith((file, options) => {
    options.onProgress?.(42.7);
    return readForever(file, options);
  });
  const progress = async () => (await handbookOf(token)).latest?.progress;
  await vi.waitFor(async () => expect(await progress()).toBe(42), { timeout: 60_000 });
  expect((await call('DELETE', `/api/company/handbook/${id}`, { token })).statusCode).toBe(200);
  // Told by its next sign of life.
  await reading;
  expect(await handbookOf(token)).toEqual({ current: null, latest: null, history: [] });
});

test('a document that needs no reading any more is left as it is', async () => {
  const { deps } = testApp();
  const { token, id, companyId } = await makeQueued();
  await deps.db.inTenant(companyId, (tx) =>
    tx.update(documents).set({ status: 'failed', problem: 'broken' }).where(eq(documents.id, id)),
  );
  const read = vi.fn<ReadDocumentFile>(() => Promise.resolve(done));
  await readWith(read);
  expect(read).not.toHaveBeenCalled();
  expect((await handbookOf(token)).latest).toMatchObject({ status: 'failed', problem: { code: 'broken' } });
});

test('a real file is read by its headings', async () => {
  const { call } = testApp();
  const content = '1. Working hours\n\nWe work from nine to five.\n\n2. Leave\n\nEverybody has thirty days.\n';
  const { token } = await makeQueued(content);
  await readWith(readDocument);
  const { sections } = (await call('GET', '/api/company/handbook/sections', { token })).json();
  expect(sections).toMatchObject([{ body: 'We work from nine to five.' }, { body: 'Everybody has thirty days.' }]);
});

test('an upload that breaks off leaves nothing', async () => {
  const { app, deps } = testApp();
  const { token } = await makeCompany(deps);
  const port = await portOf(app);
  const { headers, payload } = multipartOf({ content: Buffer.alloc(500_000, 'some words ') });
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/company/upload-handbook HTTP/1.1',
    'host: vela.test',
    `authorization: Bearer ${token}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${payload.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.write(payload.subarray(0, 300_000), resolve));
  socket.destroy();
  await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(0), { timeout: 60_000 });
  expect(await handbookOf(token)).toEqual({ current: null, latest: null, history: [] });
});

test('an upload that is refused at its start leaves its connection to the next request', async () => {
  const { app, deps } = testApp();
  const { token } = await makeCompany(deps);
  const port = await portOf(app);
  const { headers, payload } = multipartOf({ content: Buffer.alloc(8_000_000, 1) });
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString()));
  const signedIn = ['host: vela.test', `authorization: Bearer ${token}`];
  const type = [`content-type: ${headers['content-type']}`, `content-length: ${payload.length}`];
  socket.write(['POST /api/company/upload-handbook HTTP/1.1', ...signedIn, ...type, '', ''].join('\r\n'));
  socket.write(payload);
  socket.write(['GET /api/company/handbook HTTP/1.1', ...signedIn, '', ''].join('\r\n'));
  await vi.waitFor(() => expect(heard).toContain('"history":[]'), { timeout: 60_000 });
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
  socket.destroy();
});

async function portOf(app: ReturnType<typeof testApp>['app']): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It must listen on a port');
  return address.port;
}

const connectionsOf = (app: ReturnType<typeof testApp>['app']) =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
