import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Handbook } from '@vela/contract';
import { documents, readingDirectory } from '@vela/db';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { multipartOf, uploadFile } from '../../../test-support/handbook-calls.ts';
import { claimNextDocument, STALE_AFTER_MS, type ClaimedDocument } from './claim-next-document.ts';
import { createDocumentQueue, drainQueue } from './document-queue.ts';
import { finishFailed, finishProcessed, putBack } from './finish-reading.ts';
import type { ReadDocumentFile } from './read-claimed-document.ts';
import { readDocument } from './reading/read-document.ts';

const testApp = useTestApp();
const READ = { mediaType: 'text/plain', sections: [], pageCount: null, notices: [] };
const never = new AbortController().signal;

async function makeQueued(content = 'Some text') {
  const { deps } = testApp();
  const { token, companyId } = await makeCompany(deps);
  const { latest } = await uploadFile(testApp(), token, { content });
  if (!latest) throw new Error('The upload must wait to be read');
  return { token, companyId, id: latest.id };
}

const handbookOf = async (token: string): Promise<Handbook> =>
  (await testApp().call('GET', '/api/company/handbook', { token })).json().handbook;

async function claim(): Promise<ClaimedDocument> {
  const claimed = await claimNextDocument(testApp().deps);
  if (claimed === null) throw new Error('A document must wait');
  return claimed;
}

const rowOf = async (companyId: string, id: string) => {
  const rows = await testApp().deps.db.inTenant(companyId, (tx) =>
    tx.select().from(documents).where(eq(documents.id, id)),
  );
  return rows[0];
};

/** Something that one side waits for and the other gives. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

// The queue is one for all companies: what another test left waiting would be read here.
beforeEach(async () => {
  await testApp().deps.db.inDirectory((tx) => tx.delete(readingDirectory));
});

/** Goes on until it is aborted, as a long file would. */
const readForever: ReadDocumentFile = (_file, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('a document is read by one of several servers', async () => {
  await makeQueued();
  const { deps } = testApp();
  const claimed = await Promise.all([1, 2, 3].map(() => claimNextDocument(deps)));
  const mine = claimed.filter((one) => one !== null);
  expect(mine).toHaveLength(1);
  for (const one of mine) await finishProcessed(deps, one, READ);
});

test('what a server that is gone has left is taken over, and what it still says counts no more', async () => {
  const { deps, clock } = testApp();
  const { token } = await makeQueued();
  const gone = await claim();
  clock.advance(STALE_AFTER_MS);
  expect(await claimNextDocument(deps)).toBeNull();
  clock.advance(1);
  const mine = await claim();
  expect([mine.id, mine.attempts]).toEqual([gone.id, 2]);
  await finishFailed(deps, gone, 'broken');
  await finishProcessed(deps, gone, READ);
  await putBack(deps, gone);
  expect((await handbookOf(token)).latest).toMatchObject({ status: 'reading', problem: null });
  await finishProcessed(deps, mine, READ);
  expect((await handbookOf(token)).current).toMatchObject({ id: mine.id, status: 'processed' });
});

test('a file at which two servers went down is given up', async () => {
  const { deps, clock } = testApp();
  const { token } = await makeQueued();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await claim();
    clock.advance(STALE_AFTER_MS + 1);
  }
  await drainQueue(deps, () => Promise.reject(new Error('It must not be read again')), never);
  expect((await handbookOf(token)).latest).toMatchObject({ status: 'failed', problem: { code: 'timeout' } });
});

test('a fault of the server is no reason to stop, nor to call the file broken: it is read a little later', async () => {
  const { deps, clock } = testApp();
  const [first, second] = [await makeQueued(), await makeQueued('Another text')];
  let faults = 0;
  const read: ReadDocumentFile = ({ path }) => {
    if (readFileSync(path, 'utf8') !== 'Some text') return Promise.resolve({ ok: true, document: READ });
    faults += 1;
    return Promise.reject(new Error('The reading process did not start'));
  };
  await drainQueue(deps, read, never);
  expect((await handbookOf(first.token)).latest).toMatchObject({ status: 'reading', problem: null });
  expect((await handbookOf(second.token)).current).toMatchObject({ status: 'processed' });
  clock.advance(STALE_AFTER_MS + 1);
  await drainQueue(deps, () => Promise.resolve({ ok: true, document: READ }), never);
  expect((await handbookOf(first.token)).current).toMatchObject({ status: 'processed' });
  expect(faults).toBe(1);
});

test('a file that the server fails to read twice is given up, and nobody says that it is broken', async () => {
  const { deps, clock } = testApp();
  const { token } = await makeQueued();
  const read: ReadDocumentFile = () => Promise.reject(new Error('no space left on device'));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await drainQueue(deps, read, never);
    clock.advance(STALE_AFTER_MS + 1);
  }
  expect((await handbookOf(token)).latest).toMatchObject({ status: 'failed', problem: { code: 'not_read' } });
});

test('the files of one company don’t hold up those of another', async () => {
  const { deps, clock } = testApp();
  const { token } = await makeCompany(deps);
  for (const content of ['One', 'Two', 'Three']) await uploadFile(testApp(), token, { content });
  clock.advance(1_000);
  const other = await makeQueued('Another text');
  const order: string[] = [];
  await drainQueue(
    deps,
    ({ path }) => {
      order.push(readFileSync(path, 'utf8'));
      return Promise.resolve({ ok: true, document: READ });
    },
    never,
  );
  expect(order).toEqual(['One', 'Another text', 'Two', 'Three']);
  expect((await handbookOf(other.token)).current).not.toBeNull();
});

test('a server that stops puts back what it reads, and no attempt is used up', async () => {
  const { deps } = testApp();
  const { companyId, id, token } = await makeQueued();
  const started = signal();
  const queue = createDocumentQueue(deps, (file, options) => {
    started.give();
    return readForever(file, options);
  });
  queue.start();
  await started.given;
  await queue.stop();
  expect(await rowOf(companyId, id)).toMatchObject({ status: 'queued', attempts: 0, progress: 0, claim: null });
  const next = createDocumentQueue(deps, () => Promise.resolve({ ok: true, document: READ }));
  next.start();
  await vi.waitFor(async () => expect((await handbookOf(token)).current?.id).toBe(id), { timeout: 60_000 });
  await next.stop();
});

test('what comes in while something is read is read next, without waiting for a look', async () => {
  const { deps } = testApp();
  const first = await makeQueued();
  const gate = signal();
  const started = signal();
  const queue = createDocumentQueue(deps, async () => {
    started.give();
    await gate.given;
    return { ok: true, document: READ };
  });
  queue.start();
  await started.given;
  const second = await makeQueued();
  queue.wake();
  gate.give();
  for (const { token } of [first, second]) {
    await vi.waitFor(async () => expect((await handbookOf(token)).current).not.toBeNull(), { timeout: 60_000 });
  }
  await queue.stop();
});

test('progress is shown while it is read, and a document that is removed meanwhile is let go', async () => {
  const { deps, call } = testApp();
  const { token, id } = await makeQueued();
  const done = drainQueue(
    deps,
    (file, options) => {
      options.onProgress?.(42.7);
      return readForever(file, options);
    },
    never,
  );
  const progress = async () => (await handbookOf(token)).latest?.progress;
  await vi.waitFor(async () => expect(await progress()).toBe(42), { timeout: 60_000 });
  expect((await call('DELETE', `/api/company/handbook/${id}`, { token })).statusCode).toBe(200);
  // Told by its next sign of life, a few seconds later.
  await done;
  expect(await handbookOf(token)).toEqual({ current: null, latest: null, history: [] });
});

test('an entry of the directory whose document needs no reading is cleared away', async () => {
  const { deps, call } = testApp();
  const { token, id, companyId } = await makeQueued();
  await deps.db.inTenant(companyId, (tx) =>
    tx.update(documents).set({ status: 'failed', problem: 'broken' }).where(eq(documents.id, id)),
  );
  expect(await claimNextDocument(deps)).toBeNull();
  expect(await claimNextDocument(deps)).toBeNull();
  expect((await call('GET', '/api/company/handbook', { token })).statusCode).toBe(200);
});

test('a real file is read by its headings', async () => {
  const { deps, call } = testApp();
  const content = '1. Working hours\n\nWe work from nine to five.\n\n2. Leave\n\nEverybody has thirty days.\n';
  const { token } = await makeQueued(content);
  await drainQueue(deps, readDocument, never);
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
