import { Worker } from 'node:worker_threads';

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
export async function guardProcess({ memoryLimitMb, timeoutMs, serverId }: Guarding) {
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
