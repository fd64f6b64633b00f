import { Agent, request } from 'node:http';

const WARM_UP_CALLS = 20;

/** Asks one after the other over one kept connection, in turns over the paths, and tells each path's times. */
export async function timeCalls(
  url: string,
  token: string,
  { paths, rounds }: { paths: readonly string[]; rounds: number },
): Promise<Map<string, number[]>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = new Map(paths.map((path): [string, number[]] => [path, []]));
  try {
    for (let round = -WARM_UP_CALLS; round < rounds; round += 1) {
      for (const path of paths) {
        const timeMs = await timeCall(url + path, token, agent);
        if (round >= 0) times.get(path)?.push(timeMs);
      }
    }
  } finally {
    agent.destroy();
  }
  return times;
}

/** Until the last byte of the answer is there; anything but 200 would be a measurement of something else. */
export function timeCall(address: string, token: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(address, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`GET ${address} answered ${answer.statusCode}`));
      });
    });
    call.on('error', reject);
    call.end();
  });
}

/** The value that this share (0 to 1) of the values does not exceed: nearest rank, so always one that was measured. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is no percentile of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  // Safe: the rank lies between 1 and the number of values.
  return sorted[rank - 1] as number;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
