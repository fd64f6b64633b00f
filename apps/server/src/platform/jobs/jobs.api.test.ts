import { withClient } from '@vela/db';
import { migrations } from 'graphile-worker/dist/generated/sql.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { runJobs, useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { createFakeClock } from '../../../test-support/fake-clock.ts';
import { createMetrics } from '../health-routes.ts';
import { addJob, cancelJob, type NewJob } from './add-job.ts';
import { dropDeadJob, listDeadJobs, retryDeadJob } from './dead-jobs-store.ts';
import type { JobKind, RunningJob } from './job-kind.ts';
import { addJobMetrics } from './job-metrics.ts';
import { deleteReplacedJobs } from './job-runs-store.ts';
import { createJobWorker, WORKER_GONE_AFTER_MS } from './job-worker.ts';
import { JOBS_SCHEMA_VERSION } from './migrate-jobs.ts';

const testApp = useTestApp();
const data = z.object({ name: z.string() });
type Data = z.output<typeof data>;

const kindOf = (run: JobKind<Data>['run'], more: Partial<JobKind<Data>> = {}): JobKind<Data> => ({
  name: 'test',
  data,
  attempts: 3,
  run,
  ...more,
});

async function waiting(kind: Pick<JobKind<Data>, 'name' | 'attempts' | 'data'>, more: Partial<NewJob<Data>> = {}) {
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  await deps.db.inTenant(companyId, (tx) => addJob(tx, kind, { companyId, data: { name: 'one' }, ...more }));
  return companyId;
}

const rowsOf = async (companyId: string) => testApp().deps.db.inTenant(companyId, (tx) => listDeadJobs(tx, companyId));
const countWaiting = () =>
  withClient(testApp().owner, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs');
    return rows[0]?.count;
  });

/** Something that one side waits for and the other gives. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
const aborted = ({ signal: stopped }: RunningJob<Data>) =>
  new Promise<never>((_resolve, reject) => {
    stopped.addEventListener('abort', () => reject(stopped.reason as Error));
  });

beforeEach(() =>
  withClient(testApp().owner, (client) =>
    client.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs'),
  ),
);

test('the pinned library is the one whose schema this version knows', () => {
  expect(Math.max(...Object.keys(migrations).map((name) => Number.parseInt(name, 10)))).toBe(JOBS_SCHEMA_VERSION);
});

test('a job is added with what causes it, or not at all', async () => {
  const ran = vi.fn(() => Promise.resolve());
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  const failing = deps.db.inTenant(companyId, async (tx) => {
    await addJob(tx, kindOf(ran), { companyId, data: { name: 'never' } });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await runJobs(testApp(), { kinds: [kindOf(ran)] });
  expect(ran).not.toHaveBeenCalled();
});

test('jobs of another company are out of reach', async () => {
  await waiting(kindOf(() => Promise.resolve()));
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  for (const table of ['_private_jobs', 'jobs']) {
    const { rows } = await deps.db.inTenant(companyId, (tx) => tx.execute(`select id from graphile_worker.${table}`));
    expect(rows).toEqual([]);
  }
});

test('one key is one job, with what was said last', async () => {
  const names: string[] = [];
  const kind = kindOf((_deps, job) => Promise.resolve(void names.push(job.data.name)));
  const companyId = await waiting(kind, { key: 'k' });
  await testApp().deps.db.inTenant(companyId, (tx) => addJob(tx, kind, { companyId, data: { name: 'two' }, key: 'k' }));
  await runJobs(testApp(), { kinds: [kind] });
  expect(names).toEqual(['two']);
});

test('what fails is tried again a little later, and says that it waits', async () => {
  const attempts: number[] = [];
  const again = vi.fn(() => Promise.resolve());
  const kind = kindOf(
    (_deps, { attempt }) => {
      attempts.push(attempt);
      return attempt < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
    },
    { waitsAgain: again },
  );
  await waiting(kind);
  for (let round = 0; round < 4; round += 1) await runJobs(testApp(), { kinds: [kind] });
  expect(attempts).toEqual([1, 2, 3]);
  expect(again).toHaveBeenCalledTimes(2);
  expect(await countWaiting()).toBe(0);
});

test('what fails after it was replaced is kept by the queue until its company forgets it', async () => {
  const { deps } = testApp();
  let replaced = false;
  const kind = kindOf(async (_deps, { companyId }) => {
    if (replaced) return;
    replaced = true;
    await deps.db.inTenant(companyId, (tx) => addJob(tx, kind, { companyId, data: { name: 'two' }, key: 'k' }));
    throw new Error('too late');
  });
  const companyId = await waiting(kind, { key: 'k' });
  await runJobs(testApp(), { kinds: [kind] });
  const other = await makeCompany(deps);
  await deps.db.inTenant(other.companyId, deleteReplacedJobs);
  expect(await countWaiting()).toBe(1);
  await deps.db.inTenant(companyId, deleteReplacedJobs);
  expect(await countWaiting()).toBe(0);
});

describe('a job that is given up', () => {
  async function dead() {
    let works = false;
    const ran = vi.fn(() => (works ? Promise.resolve() : Promise.reject(new Error('the disk is full'))));
    const kind = kindOf(ran, { attempts: 2 });
    const companyId = await waiting(kind);
    for (let round = 0; round < 3; round += 1) await runJobs(testApp(), { kinds: [kind] });
    expect(ran).toHaveBeenCalledTimes(2);
    const [job] = await rowsOf(companyId);
    if (job === undefined) throw new Error('It must be kept');
    return { kind, companyId, job, ran, repair: () => (works = true) };
  }

  test('is kept with its reason, for its own company', async () => {
    const { companyId, job } = await dead();
    expect(job).toMatchObject({ companyId, kind: 'test', data: { name: 'one' }, reason: 'Error: the disk is full' });
    const other = await makeCompany(testApp().deps);
    const found = testApp().deps.db.inTenant(other.companyId, (tx) => listDeadJobs(tx, companyId));
    expect(await found).toEqual([]);
  });

  test('can be tried again', async () => {
    const { kind, companyId, job, ran, repair } = await dead();
    repair();
    await testApp().deps.db.inTenant(companyId, (tx) => retryDeadJob(tx, [kind], job));
    await runJobs(testApp(), { kinds: [kind] });
    expect(ran).toHaveBeenCalledTimes(3);
    expect(await rowsOf(companyId)).toEqual([]);
  });

  test('can be dropped, once', async () => {
    const { kind, companyId, job } = await dead();
    const drop = () => testApp().deps.db.inTenant(companyId, (tx) => dropDeadJob(tx, [kind], job));
    await drop();
    await expect(drop()).rejects.toThrow();
    expect(await rowsOf(companyId)).toEqual([]);
  });

  test('for data that its kind does not know is not tried twice', async () => {
    const ran = vi.fn(() => Promise.resolve());
    const companyId = await waiting(kindOf(ran), { data: { name: 1 } as unknown as Data });
    await runJobs(testApp(), { kinds: [kindOf(ran)] });
    expect(ran).not.toHaveBeenCalled();
    expect(await rowsOf(companyId)).toHaveLength(1);
  });
});

describe('a cancelled job', () => {
  const cancel = (companyId: string) =>
    testApp().deps.db.inTenant(companyId, (tx) => cancelJob(tx, { name: 'test' }, { companyId, key: 'k' }));

  test('that waits never runs', async () => {
    const ran = vi.fn(() => Promise.resolve());
    await cancel(await waiting(kindOf(ran), { key: 'k' }));
    await runJobs(testApp(), { kinds: [kindOf(ran)] });
    expect(ran).not.toHaveBeenCalled();
  });

  test('that runs hears of it, writes nothing more and is forgotten', async () => {
    const started = signal();
    const wrote = vi.fn(() => Promise.resolve());
    const kind = kindOf(async (_deps, job) => {
      started.give();
      await aborted(job).catch(() => undefined);
      await job.inTenant(wrote);
    });
    const companyId = await waiting(kind, { key: 'k' });
    const running = runJobs(testApp(), { kinds: [kind] });
    await started.given;
    await cancel(companyId);
    await running;
    expect(wrote).not.toHaveBeenCalled();
    expect([await countWaiting(), await rowsOf(companyId)]).toEqual([0, []]);
  });
});

describe('a worker that is gone', () => {
  const gone = () => {
    const { clock, deps } = testApp();
    return { ...testApp(), deps: { ...deps, clock: createFakeClock(clock.now().toISOString()) } };
  };

  test('loses its job to another, and what it still does counts no more', async () => {
    const wrote: string[] = [];
    const attempts: number[] = [];
    const mine = kindOf(async (_deps, job) => {
      attempts.push(job.attempt);
      await job.inTenant(() => Promise.resolve(void wrote.push('another')));
    });
    const theirs = kindOf(async (_deps, job) => {
      testApp().clock.advance(WORKER_GONE_AFTER_MS);
      await runJobs(testApp(), { kinds: [mine] });
      expect(attempts).toEqual([]);
      testApp().clock.advance(1);
      await runJobs(testApp(), { kinds: [mine] });
      await job.inTenant(() => Promise.resolve(void wrote.push('gone')));
    });
    await waiting(mine);
    await runJobs(gone(), { kinds: [theirs] });
    expect([wrote, attempts]).toEqual([['another'], [2]]);
    expect(await countWaiting()).toBe(0);
  });

  test('may be a job’s fault: what brings so many down is given up without running', async () => {
    const givenUp = vi.fn(() => Promise.resolve());
    const ran = vi.fn(() => Promise.resolve());
    const last = kindOf(ran, { attempts: 1, givenUp });
    const deadly = kindOf(
      async () => {
        testApp().clock.advance(WORKER_GONE_AFTER_MS + 1);
        await runJobs(testApp(), { kinds: [last] });
      },
      { attempts: 1 },
    );
    const companyId = await waiting(last);
    await runJobs(gone(), { kinds: [deadly] });
    expect(ran).not.toHaveBeenCalled();
    expect(givenUp.mock.lastCall?.at(2)).toMatchObject({ companyId, why: 'abandoned' });
  });
});

test('a worker that stops hands back what it does, and no try is used up', async () => {
  const { deps, source } = testApp();
  const started = signal();
  const endless = kindOf((_deps, job) => {
    started.give();
    return aborted(job);
  });
  await waiting(endless);
  const worker = createJobWorker(deps, { kinds: [endless], source });
  await worker.start();
  await started.given;
  await worker.stop();
  const attempts: number[] = [];
  const kind = kindOf((_deps, { attempt }) => Promise.resolve(void attempts.push(attempt)));
  await createJobWorker(deps, { kinds: [kind], source }).runDue();
  expect(attempts).toEqual([1]);
});

test('no more of a kind run at once than it says, and what is added is done without being looked for', async () => {
  const { deps, source } = testApp();
  const { companyId } = await makeCompany(deps);
  let [now, most, done] = [0, 0, 0];
  const all = signal();
  const kind = kindOf(
    async (_deps, job) => {
      now += 1;
      most = Math.max(most, now);
      await job.inTenant(() => Promise.resolve());
      now -= 1;
      done += 1;
      if (done === 6) all.give();
    },
    { concurrency: 2 },
  );
  const worker = createJobWorker(deps, { kinds: [kind], source });
  await worker.start();
  await deps.db.inTenant(companyId, async (tx) => {
    for (let count = 0; count < 6; count += 1) await addJob(tx, kind, { companyId, data: { name: 'one' } });
  });
  await all.given;
  await worker.stop();
  expect(most).toBeLessThanOrEqual(2);
});

test('progress is written down while a job runs', async () => {
  const shown = signal();
  const shares: number[] = [];
  const kind = kindOf(
    async (_deps, job) => {
      job.setProgress(0.4);
      await shown.given;
    },
    {
      showProgress: (_tx, _job, share) => {
        shares.push(share);
        shown.give();
        return Promise.resolve();
      },
    },
  );
  await waiting(kind);
  await runJobs(testApp(), { kinds: [kind] });
  expect(shares).toEqual([0.4]);
});

test('figures name kinds, and nobody', async () => {
  const { registry } = createMetrics();
  addJobMetrics(registry, testApp().deps, ['test']);
  await waiting(kindOf(() => Promise.resolve()));
  const text = await registry.metrics();
  expect(text).toContain('vela_jobs_queued{kind="test"} 1');
  expect(text).toMatch(/vela_jobs_lag_seconds\{kind="test"\} \d/);
  expect(text).toMatch(/vela_jobs_failed\{kind="test"\} \d/);
});
