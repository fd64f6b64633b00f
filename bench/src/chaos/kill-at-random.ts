import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startServerProcess, type ServerProcess } from '../server/server-process.ts';
import type { Place } from './respondents.ts';

/** Long enough for batches to be on their way at any stage, short enough for many kills. */
const LONGEST_LIFE_MS = 1_500;

export interface Kills {
  /** The server that lives after the last kill. */
  server: ServerProcess;
  restartsMs: number[];
}

/** Ends the server without warning at random moments and starts it again, as often as asked. */
export async function killAtRandom(
  first: ServerProcess,
  { kills, environment, place }: { kills: number; environment: Record<string, string>; place: Place },
): Promise<Kills> {
  const restartsMs: number[] = [];
  let server = first;
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(randomInt(LONGEST_LIFE_MS));
    await server.kill();
    server = await startServerProcess(environment);
    place.url = server.url;
    restartsMs.push(server.readyAfterMs);
  }
  return { server, restartsMs };
}
