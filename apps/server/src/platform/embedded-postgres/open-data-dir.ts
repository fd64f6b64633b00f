import { lockDataDir, keptSecret, prepareDataDir, type LockHolder } from '../data-dir.ts';
import type { OpenedSource, WhenInUse } from '../opened-source.ts';
import { StartupError } from '../startup-error.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const DATABASE = 'vela';

/** Takes the data directory and starts its database, or joins the process that has done so if that is wanted. */
export async function openDataDir(dataDir: string, whenInUse: WhenInUse): Promise<OpenedSource> {
  prepareDataDir(dataDir);
  const result = lockDataDir(dataDir);
  if (!result.held) {
    const joined = whenInUse === 'share' ? await joinEmbeddedPostgres(dataDir, DATABASE) : null;
    if (joined === null) throw new StartupError(inUse(dataDir, result.holder));
    return {
      source: joined,
      directSource: joined,
      keptSecret: () => keptSecret(dataDir, 'secret'),
      announce: () => undefined,
      close: async () => undefined,
    };
  }
  const { lock } = result;
  try {
    const server = await startEmbeddedPostgres({ dataDir, database: DATABASE, report: (line) => console.log(line) });
    return {
      source: server.connection,
      directSource: server.connection,
      keptSecret: () => keptSecret(dataDir, 'secret'),
      announce: (url) => lock.announce(url),
      close: async () => {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function inUse(dataDir: string, { pid, url }: LockHolder): string {
  const where = url === null ? ', which is just starting' : ` at ${url}`;
  return `The data directory ${dataDir} is already in use by process ${pid}${where}. Stop that one first, or set VELA_DATA_DIR to another folder.`;
}
