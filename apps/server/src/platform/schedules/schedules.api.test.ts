import { expect, test } from 'vitest';
import { runJobs, useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { schedules } from '../../modules.ts';
import { parseCron } from './cron-rule.ts';
import { createScheduler, scheduleJobs, type Schedule } from './schedules.ts';

const testApp = useTestApp();

/** A schedule of the test's own, at nine in Berlin, and what has run. */
async function makeNine() {
  const { deps, clock } = testApp();
  const name = `nine-${deps.ids.newId()}`;
  const companies = [await makeCompany(deps), await makeCompany(deps)].map(({ companyId }) => companyId);
  const ran: [companyId: string, dueAt: string][] = [];
  const nine: Schedule = {
    name,
    cron: '0 9 * * *',
    timeZone: 'Europe/Berlin',
    run: (_deps, { companyId, data }) => Promise.resolve(void ran.push([companyId, data.dueAt])),
  };
  const work = () => runJobs(testApp(), { kinds: scheduleJobs([nine]) });
  const expectRuns = (...times: string[]) => {
    for (const companyId of companies)
      expect(ran.filter(([id]) => id === companyId).map(([, dueAt]) => dueAt)).toEqual(times);
    ran.length = 0;
  };
  const worker = () => createScheduler(deps, [nine]);
  clock.set('2026-03-28T12:00:00Z');
  return { worker, work, expectRuns, clock };
}

test('a schedule that is new waits for its next time, and comes round in every company', async () => {
  const { worker, work, expectRuns, clock } = await makeNine();
  const { look } = worker();
  await look();
  await work();
  expectRuns();
  clock.set('2026-03-29T06:59:59Z');
  await look();
  await work();
  expectRuns();
  clock.set('2026-03-29T07:00:00Z');
  await look();
  await look();
  await work();
  expectRuns('2026-03-29T07:00:00.000Z');
});

test('of many workers one sees to it', async () => {
  const { worker, work, expectRuns, clock } = await makeNine();
  const workers = Array.from({ length: 6 }, worker);
  await Promise.all(workers.map(({ look }) => look()));
  clock.set('2026-03-29T07:00:10Z');
  await Promise.all(workers.map(({ look }) => look()));
  await work();
  await Promise.all(workers.map(({ look }) => look()));
  await work();
  expectRuns('2026-03-29T07:00:00.000Z');
});

test('of what was missed while no worker ran the last time is made up for', async () => {
  const { worker, work, expectRuns, clock } = await makeNine();
  await worker().look();
  clock.set('2026-04-03T12:00:00Z');
  await worker().look();
  await work();
  expectRuns('2026-04-03T07:00:00.000Z');
});

test('a clock that goes back makes nothing due again', async () => {
  const { worker, work, expectRuns, clock } = await makeNine();
  await worker().look();
  clock.set('2026-03-30T12:00:00Z');
  await worker().look();
  clock.set('2026-03-29T12:00:00Z');
  await worker().look();
  await work();
  expectRuns('2026-03-30T07:00:00.000Z');
});

test.each(schedules.map(({ name, cron }) => [name, cron]))('the times of %s can be read', (_name, cron) => {
  expect(() => parseCron(cron)).not.toThrow();
});
