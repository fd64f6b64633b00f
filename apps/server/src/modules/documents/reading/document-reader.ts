import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReaderMessage } from './reader-transcript.ts';

const CHECK_EVERY_MS = 10;
/** The guard ends it below the limit: between two looks a decompression bomb grows by some more. */
const HEADROOM = 1 / 8;
/** The server ends the process by the clock; this clock is for when the server is gone. */
const GRACE_MS = 2_000;

/** As text, so that the thread starts at once and the same from source and once built: it has no file to find. */
const WATCH = `
const { parentPort, workerData: { mostBytes, mostMs, checkEveryMs, serverId } } = require('node:worker_threads');
const end = () => process.kill(process.pid, 'SIGKILL');
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== serverId) end();
}, checkEveryMs);
setTimeout(end, mostMs);
parentPort.postMessage('watching');
`;

/** The process that reads one file and ends. Started by the server with its order as the only argument. */
interface Order {
  filePath: string;
  timeoutMs: number;
  memoryLimitMb: number;
  serverId: number;
}

const NICENESS = 5;
const CAUSE_LENGTH = 300;

await readAsOrdered();

async function readAsOrdered() {
  // Libraries print warnings; what is printed here is the answer.
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => undefined;
  // Safe: the server wrote it.
  const order = JSON.parse(process.argv[2] ?? '') as Order;
  // Those who use the server go first.
  setPriority(NICENESS);
  await guardProcess(order);
  // Tells the server that all is well: what goes wrong from here on is the file's doing.
  await say([{ kind: 'progress', percent: 0 }]);
  await say(await read(order.filePath));
  process.exit(0);
}

async function read(filePath: string): Promise<ReaderMessage[]> {
  const { readFileAt } = await import('./read-file.ts');
  const outcome = await readFileAt(filePath, (percent) => void say([{ kind: 'progress', percent }]));
  if (!outcome.ok) {
    const cause = outcome.cause?.slice(0, CAUSE_LENGTH);
    return [{ kind: 'problem', problem: outcome.problem, cause }];
  }
  const { sections, ...document } = outcome.document;
  return [
    ...sections.map((section): ReaderMessage => ({ kind: 'section', section })),
    { kind: 'document', ...document },
  ];
}

async function say(messages: ReaderMessage[]) {
  const lines = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  await new Promise((resolve) => process.stdout.write(lines, resolve));
}

interface Guarding {
  memoryLimitMb: number;
  timeoutMs: number;
  /** The server's process, as it says itself: it may be gone before this one could ask who started it. */
  serverId: number;
}

/**
 * Ends this process when it takes too much memory or time, or when the server that started it is gone. A thread of its
 * own watches, so that a busy main thread can't escape, and the signal needs no cooperation.
 */
async function guardProcess({ memoryLimitMb, timeoutMs, serverId }: Guarding) {
  const workerData = {
    serverId,
    mostBytes: memoryLimitMb * (1 - HEADROOM) * 1024 * 1024,
    mostMs: timeoutMs + GRACE_MS,
    checkEveryMs: CHECK_EVERY_MS,
  };
  const watch = new Worker(WATCH, { eval: true, workerData });
  watch.once('error', () => process.exit(1));
  await new Promise((resolve) => watch.once('message', resolve));
}
