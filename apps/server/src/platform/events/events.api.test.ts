import type { Tx } from '@vela/db';
import { describe, expect, test } from 'vitest';
import { runJobs, useTestApp } from '../../../test-support/build-test-app.ts';
import { readRows } from '../../../test-support/answer-survey.ts';
import { makeCompany } from '../../../test-support/factories.ts';
import { createFakeClock } from '../../../test-support/fake-clock.ts';
import { jobKinds } from '../../modules.ts';
import type { Deps } from '../deps.ts';
import { dropDeadJob, insertDeadJob, listDeadJobs, retryDeadJob } from '../jobs/dead-jobs-store.ts';
import type { AnyJobKind } from '../jobs/job-kind.ts';
import { unlockAbandoned } from '../jobs/job-runs-store.ts';
import { createJobWorker, WORKER_GONE_AFTER_MS } from '../jobs/job-worker.ts';
import { emit, eventJobs } from './event-jobs.ts';
import { deleteOldEvents } from './events-store.ts';
import type { AnySubscriber, Subscriber } from './event-types.ts';

const testApp = useTestApp();

type SurveyEvent = 'survey.launched' | 'survey.closed' | 'survey.reopened';

/** Two surveys' events of a company of the test's own, and who is told of them. */
async function makeScene() {
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  const subjects = { one: deps.ids.newId(), other: deps.ids.newId() };
  const tell = (tx: Tx, type: SurveyEvent, of: keyof typeof subjects = 'one') =>
    emit(tx, deps, { companyId, type, payload: { surveyId: subjects[of] } });
  const happens = (type: SurveyEvent, of: keyof typeof subjects = 'one') =>
    deps.db.inTenant(companyId, (tx) => tell(tx, type, of));
  await runJobs(testApp());
  const handled: string[] = [];
  /** Notes what it gets in the order of the commits of what it does. */
  const subscriber = (
    name = 'note-it',
    handle: Subscriber<SurveyEvent>['handle'] = () => Promise.resolve(),
  ): Subscriber<SurveyEvent> => ({
    name,
    to: ['survey.launched', 'survey.closed', 'survey.reopened'],
    handle: async (tx, ownDeps, event) => {
      if (event.companyId !== companyId) return;
      await handle(tx, ownDeps, event);
      const which = event.payload.surveyId === subjects.one ? 'one' : 'other';
      handled.push(`${name}: ${event.type.replace('survey.', '')} ${which}`);
    },
  });
  const deliver = (...subscribers: AnySubscriber[]) => runJobs(testApp(), { kinds: eventJobs(subscribers) });
  const inTenant = <T>(run: (tx: Tx) => Promise<T>) => deps.db.inTenant(companyId, run);
  const owed = () => readRows(testApp().owner, 'select * from owed_events where company_id = $1', [companyId]);
  return { companyId, tell, happens, handled, subscriber, deliver, inTenant, owed };
}

/** Fails until it is told to work. */
function brokenUntilRepaired() {
  let works = false;
  return {
    handle: () => (works ? Promise.resolve() : Promise.reject(new Error('not yet'))),
    repair: () => {
      works = true;
    },
  };
}

const ROUNDS_UNTIL_GIVEN_UP = 8;

describe('what has happened', () => {
  test('is told to everybody who subscribed to it, in its order', async () => {
    const { happens, handled, subscriber, deliver, owed } = await makeScene();
    await happens('survey.launched');
    await happens('survey.closed');
    await happens('survey.reopened');
    await deliver(subscriber('first'), { ...subscriber('second'), to: ['survey.closed'] });
    expect(handled.filter((one) => one.startsWith('first'))).toEqual([
      'first: launched one',
      'first: closed one',
      'first: reopened one',
    ]);
    expect(handled.filter((one) => one.startsWith('second'))).toEqual(['second: closed one']);
    expect(await owed()).toEqual([]);
  });

  test('is told to nobody when it was rolled back', async () => {
    const { tell, handled, subscriber, deliver, inTenant } = await makeScene();
    const failing = inTenant(async (tx) => {
      await tell(tx, 'survey.launched');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await deliver(subscriber());
    expect(handled).toEqual([]);
  });

  test('at the same time with one subject is told in the order of the commits', async () => {
    const { tell, happens, handled, subscriber, deliver, inTenant } = await makeScene();
    const order: string[] = [];
    const second = { done: Promise.resolve() };
    await inTenant(async (tx) => {
      await tell(tx, 'survey.launched');
      second.done = happens('survey.closed').then(() => void order.push('second'));
      await happens('survey.closed', 'other');
      order.push('first');
    });
    await second.done;
    await deliver(subscriber());
    expect(order).toEqual(['first', 'second']);
    expect(handled.filter((one) => one.endsWith('one'))).toEqual(['note-it: launched one', 'note-it: closed one']);
  });

  test('while a subscriber is at work is told after it', async () => {
    const { happens, handled, subscriber, deliver } = await makeScene();
    await happens('survey.launched');
    const busy = subscriber('note-it', async (_tx, _deps, { type }) => {
      if (type === 'survey.launched') await happens('survey.closed');
    });
    await deliver(busy);
    expect(handled).toEqual(['note-it: launched one', 'note-it: closed one']);
  });

  test('between a job’s last look and its end is told by the next one', async () => {
    const { happens, handled, subscriber } = await makeScene();
    await happens('survey.launched');
    const kinds = eventJobs([subscriber()]);
    const late = kinds.map((kind): AnyJobKind => {
      if (kind.name !== 'note-it') return kind;
      return {
        ...kind,
        run: async (deps, job) => {
          await kind.run(deps, job);
          await happens('survey.closed');
          await runJobs(testApp(), { kinds });
        },
      };
    });
    await runJobs(testApp(), { kinds: late });
    await runJobs(testApp(), { kinds });
    expect(handled).toEqual(['note-it: launched one', 'note-it: closed one']);
  });

  test('is nobody else’s company’s', async () => {
    const { happens, handled, subscriber, deliver } = await makeScene();
    const other = await makeScene();
    await happens('survey.launched');
    await deliver(subscriber(), other.subscriber('of-the-other'));
    expect([handled, other.handled]).toEqual([['note-it: launched one'], []]);
  });
});

describe('a subscriber that fails', () => {
  test('keeps waiting what follows of the subject, and nothing and nobody else', async () => {
    const { happens, handled, subscriber, deliver } = await makeScene();
    const { handle, repair } = brokenUntilRepaired();
    const failing = subscriber('fails', (_tx, _deps, { type }) =>
      type === 'survey.launched' ? handle() : Promise.resolve(),
    );
    await happens('survey.launched');
    await happens('survey.closed');
    await happens('survey.reopened', 'other');
    await deliver(failing, subscriber('works'));
    expect(handled.toSorted()).toEqual([
      'fails: reopened other',
      'works: closed one',
      'works: launched one',
      'works: reopened other',
    ]);
    repair();
    await deliver(failing, subscriber('works'));
    expect(handled.filter((one) => one.startsWith('fails'))).toEqual([
      'fails: reopened other',
      'fails: launched one',
      'fails: closed one',
    ]);
  });

  test('leaves nothing of what it has written', async () => {
    const { companyId, happens, subscriber, deliver, inTenant } = await makeScene();
    const written = subscriber('writes', async (tx, deps) => {
      const reason = 'written by the subscriber';
      const row = { companyId, id: deps.ids.newId(), kind: 'written', data: {}, reason, failedAt: deps.clock.now() };
      await insertDeadJob(tx, row);
      throw new Error('afterwards');
    });
    await happens('survey.launched');
    await deliver(written);
    expect(await inTenant((tx) => listDeadJobs(tx, companyId))).toEqual([]);
  });

  async function givenUp() {
    const scene = await makeScene();
    const { companyId, happens, subscriber, deliver, inTenant } = scene;
    const { handle, repair } = brokenUntilRepaired();
    const failing = subscriber('fails', (_tx, _deps, { type }) =>
      type === 'survey.launched' ? handle() : Promise.resolve(),
    );
    await happens('survey.launched');
    await happens('survey.closed');
    for (let round = 0; round < ROUNDS_UNTIL_GIVEN_UP; round += 1) await deliver(failing);
    const dead = () => inTenant((tx) => listDeadJobs(tx, companyId));
    const [job, ...more] = await dead();
    if (job === undefined) throw new Error('It must be kept');
    expect(more).toEqual([]);
    return { ...scene, failing, repair, dead, job };
  }

  test('is given up with its reason, and loses nothing', async () => {
    const { handled, failing, repair, deliver, inTenant, dead, job } = await givenUp();
    expect(job).toMatchObject({ kind: 'fails', reason: 'Error: not yet' });
    repair();
    await inTenant((tx) => retryDeadJob(tx, eventJobs([failing]), job));
    await deliver(failing);
    expect(handled).toEqual(['fails: launched one', 'fails: closed one']);
    expect(await dead()).toEqual([]);
  });

  test('is tried again before the next event of its subject', async () => {
    const { happens, handled, failing, repair, deliver, dead } = await givenUp();
    await happens('survey.reopened');
    for (let round = 0; round < ROUNDS_UNTIL_GIVEN_UP; round += 1) await deliver(failing);
    expect([handled, (await dead()).length]).toEqual([[], 1]);
    repair();
    await happens('survey.closed');
    await deliver(failing);
    expect(handled.map((one) => one.split(' ')[1])).toEqual(['launched', 'closed', 'reopened', 'closed']);
    expect(await dead()).toEqual([]);
  });

  test('passes over what is dropped, and goes on behind it', async () => {
    const { handled, failing, deliver, inTenant, owed, job } = await givenUp();
    await inTenant((tx) => dropDeadJob(tx, eventJobs([failing]), job));
    await deliver(failing);
    expect(handled).toEqual(['fails: closed one']);
    expect(await owed()).toEqual([]);
  });
});

test('a worker that is gone loses nothing to the next one, and does nothing twice', async () => {
  const { happens, handled, subscriber } = await makeScene();
  const { clock, deps } = testApp();
  const mine = eventJobs([subscriber()]);
  const theirs = mine.map((kind): AnyJobKind => {
    if (kind.name !== 'note-it') return kind;
    return {
      ...kind,
      run: async (ownDeps, job) => {
        clock.advance(WORKER_GONE_AFTER_MS + 1);
        await runJobs(testApp(), { kinds: mine });
        await kind.run(ownDeps, job);
      },
    };
  });
  await happens('survey.launched');
  await happens('survey.closed');
  const gone: Deps = { ...deps, clock: createFakeClock(clock.now().toISOString()) };
  await runJobs({ ...testApp(), deps: gone }, { kinds: theirs });
  expect(handled).toEqual(['note-it: launched one', 'note-it: closed one']);
});

test('a worker that looks for what is left waits for no subscriber, and what it took over is told again', async () => {
  const { happens, handled, subscriber, deliver, owed } = await makeScene();
  const { clock, deps } = testApp();
  let isTakenOver = false;
  const slow = subscriber('note-it', async () => {
    if (isTakenOver) return;
    isTakenOver = true;
    const seenBefore = new Date(clock.now().getTime() + 1);
    await deps.db.inDirectory((tx) => unlockAbandoned(tx, { seenBefore, afterMs: WORKER_GONE_AFTER_MS }));
  });
  await happens('survey.launched');
  await deliver(slow);
  // What the first one wrote is gone with its transaction.
  expect(handled).toEqual(['note-it: launched one', 'note-it: launched one']);
  expect(await owed()).toEqual([]);
});

test('two workers tell everything once, each subject in its order, as soon as it has happened', async () => {
  const { deps, source } = testApp();
  const { happens, handled, subscriber } = await makeScene();
  const all = 24;
  let done = () => {};
  const finished = new Promise<void>((resolve) => (done = resolve));
  const counting = subscriber();
  const untilAll: Subscriber<SurveyEvent> = {
    ...counting,
    handle: async (...given) => {
      await counting.handle(...given);
      if (handled.length === all) done();
    },
  };
  const kinds = eventJobs([untilAll]);
  const workers = [1, 2].map(() => createJobWorker(deps, { kinds, source }));
  for (const worker of workers) await worker.start();
  const types: SurveyEvent[] = ['survey.launched', 'survey.closed', 'survey.reopened'];
  const expected = Array.from({ length: all / 2 }, (_, index) => types[index % 3] ?? 'survey.closed');
  await Promise.all(
    (['one', 'other'] as const).map(async (of) => {
      for (const type of expected) await happens(type, of);
    }),
  );
  await finished;
  for (const worker of workers) await worker.stop();
  for (const of of ['one', 'other'])
    expect(handled.filter((text) => text.endsWith(of))).toEqual(
      expected.map((type) => `note-it: ${type.replace('survey.', '')} ${of}`),
    );
});

test('old events go, without those that somebody is owed', async () => {
  const { companyId, happens, handled, subscriber, deliver, inTenant } = await makeScene();
  const { clock } = testApp();
  const { handle, repair } = brokenUntilRepaired();
  const failing = subscriber('fails', (_tx, _deps, { type }) =>
    type === 'survey.closed' ? handle() : Promise.resolve(),
  );
  await happens('survey.launched');
  await happens('survey.closed');
  await deliver(failing);
  await inTenant((tx) => deleteOldEvents(tx, companyId, new Date(clock.now().getTime() + 1)));
  const types = await readRows(testApp().owner, 'select type from outbox_events where company_id = $1', [companyId]);
  expect(types).toEqual([{ type: 'survey.closed' }]);
  repair();
  await deliver(failing);
  expect(handled).toEqual(['fails: launched one', 'fails: closed one']);
});

test('each kind of job and each subscriber has a name of its own', () => {
  const names = jobKinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
