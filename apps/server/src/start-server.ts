import { applicationSource, openDatabase, readMigrations, type ConnectionSource } from '@vela/db';
import path from 'node:path';
import type { Logger } from 'pino';
import { jobKinds, modules, schedules } from './modules.ts';
import { openListeners, type Addresses } from './open-listeners.ts';
import type { Config } from './platform/config.ts';
import { createKeyedHash, makeSigningKeys } from './platform/crypto.ts';
import { openDatabaseSource, migrateDatabase } from './platform/database-source.ts';
import { systemClock, type Deps } from './platform/deps.ts';
import { randomIds } from './platform/ids.ts';
import { createJobWorker } from './platform/jobs/job-worker.ts';
import type { WhenInUse } from './platform/opened-source.ts';
import { PROJECT_ROOT } from './platform/project-root.ts';
import { createScheduler } from './platform/schedules/schedules.ts';
import type { StopSteps } from './platform/shutdown.ts';

const MIGRATIONS = path.join(PROJECT_ROOT, 'packages', 'db', 'migrations');

type Start = { readonly config: Config; readonly log: Logger; readonly steps: StopSteps };
export type StartedServer = Addresses & { readonly notes: readonly string[] };

/** Brings up database, modules and listeners; every opened thing leaves a step that closes it again. */
export async function startServer(start: Start): Promise<StartedServer> {
  const addresses: Addresses = { web: null, service: null, metrics: null };
  const { deps, announce, directSource } = await openDeps(start, {
    whenInUse: 'refuse',
    webAddress: () => addresses.web,
  });
  const notes: string[] = [];
  for (const module of modules) {
    start.steps.add(`module ${module.name}`, async () => module.stop?.(deps));
    const note = await module.start?.(deps);
    if (note) notes.push(note);
  }
  await openListeners({ ...start, deps, addresses });
  if (start.config.role === 'worker' || start.config.role === 'all') {
    const worker = createJobWorker(deps, { kinds: jobKinds, source: directSource });
    start.steps.add('jobs', () => worker.stop());
    await worker.start();
    const scheduler = createScheduler(deps, schedules);
    start.steps.add('schedules', () => scheduler.stop());
    scheduler.start();
  }
  announce(addresses.web ?? addresses.service ?? `process ${process.pid}`);
  return { ...addresses, notes };
}

type DepsOptions = { readonly whenInUse: WhenInUse; readonly webAddress: () => string | null };

/** What modules work with, on a migrated database: for the server, and for commands that work beside or without it. */
export async function openDeps(
  { config, log, steps }: Start,
  { whenInUse, webAddress }: DepsOptions,
): Promise<{ deps: Deps; announce: (url: string) => void; directSource: ConnectionSource }> {
  const opened = await openDatabaseSource(config.database, whenInUse);
  steps.add('database server', () => opened.close());
  await migrateDatabase(opened.directSource, readMigrations(MIGRATIONS));
  const secret = config.secret ?? opened.keptSecret();
  const source = await applicationSource(opened.source, secret);
  const isDirect = opened.directSource === opened.source;
  const directSource = isDirect ? source : await applicationSource(opened.directSource, secret);
  const db = openDatabase(source, {
    onIdleError: (error) => {
      // While stopping, the database may go before the last connection has said goodbye.
      if (!steps.isStopping()) log.warn({ err: error }, 'a database connection broke');
    },
  });
  steps.add('database connections', () => db.close());
  const deps: Deps = {
    db,
    clock: systemClock,
    ids: randomIds,
    keyedHash: createKeyedHash(secret),
    makeSigningKeys,
    log,
    publicUrl: () => config.publicUrl ?? webAddress() ?? `http://${config.host}:${config.port}`,
    demo: config.demo,
    ai: config.ai,
  };
  return { deps, announce: opened.announce, directSource };
}
