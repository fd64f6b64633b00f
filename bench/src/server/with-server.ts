import { makeDatabasePlace, type DatabaseKind, type DatabasePlace } from './database-place.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Runs with a server on a fresh database; both are gone afterwards, whatever happened. */
export async function withServer<T>(
  { kind, demo }: { kind: DatabaseKind; demo: boolean },
  run: (server: ServerProcess, place: DatabasePlace) => Promise<T>,
): Promise<T> {
  const place = await makeDatabasePlace({ kind });
  try {
    const server = await startServerProcess({ ...place.environment, VELA_DEMO: demo ? '1' : '0' });
    try {
      return await run(server, place);
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}
