import { sql } from 'drizzle-orm';
import type { TestApp } from './build-test-app.ts';
import { createFakeClock } from './fake-clock.ts';

/** Something that one side waits for and the other gives. */
export function makeSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

/** A server whose signs of life stay behind: to all others it is gone as soon as the clock moves on. */
export function goneServer(app: TestApp): TestApp {
  const clock = createFakeClock(app.clock.now().toISOString());
  return { ...app, deps: { ...app.deps, clock } };
}

/** The queue is one for all companies: what another test left waiting would be done here. */
export async function forgetJobs({ deps }: Pick<TestApp, 'deps'>): Promise<void> {
  await deps.db.inDirectory((tx) =>
    tx.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`),
  );
}
