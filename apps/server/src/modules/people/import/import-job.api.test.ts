import { applicationSource, auditEntries, members, openDatabase, outgoingMails } from '@vela/db';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetJobs, goneServer, makeSignal } from '../../../../test-support/background-jobs.ts';
import { runJobs, useTestApp, withKinds, type TestApp } from '../../../../test-support/build-test-app.ts';
import { TEST_SECRET } from '../../../../test-support/database-setup.ts';
import { makeCompany, makeMember } from '../../../../test-support/factories.ts';
import {
  applyList,
  importList,
  importListOf,
  listStored,
  makeDomain,
  readImport,
  storePerson,
  uploadList,
} from '../../../../test-support/import-calls.ts';
import { auditsAbout } from '../../../../test-support/people-calls.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createJobWorker, WORKER_GONE_AFTER_MS } from '../../../platform/jobs/job-worker.ts';
import { lockPeople } from '../people-changes-store.ts';
import { peopleImportJob } from './import-job.ts';

const testApp = useTestApp();
beforeEach(() => forgetJobs(testApp()));

type Run = typeof peopleImportJob.run;
type Company = Awaited<ReturnType<typeof makeCompany>>;

const jobBy = (run: Run) => ({ ...peopleImportJob, run });
const importWith = (run: Run, app: TestApp = testApp()) => runJobs(app, { kinds: [jobBy(run)] });

/** An import that waits for a worker. */
async function started(company: Company, text: string, options: Record<string, unknown> = {}) {
  const uploaded = await uploadList(testApp(), company.token, text);
  expect((await applyList(testApp(), company.token, uploaded, options)).statusCode).toBe(202);
  const { companyId, token } = company;
  return {
    uploaded,
    read: () => readImport(testApp(), token, uploaded.id),
    startAgain: () => applyList(testApp(), token, uploaded),
    countPeople: async () => (await listStored(testApp(), companyId)).length,
  };
}
const twoPeople = () => importListOf(makeDomain(), ['a@,A,A,,,', 'b@,B,B,,,']);

/** Does something in the middle of an import: its plan is made then, and progress is to be shown for the first time. */
const during =
  (happen: () => Promise<unknown>): Run =>
  (deps, job) => {
    let shown = 0;
    return peopleImportJob.run(deps, {
      ...job,
      inTenantBeside: async (work) => {
        shown += 1;
        if (shown === 1) await happen();
        return job.inTenantBeside(work);
      },
    });
  };

describe('started once', () => {
  test('by two at once', async () => {
    const { token, companyId } = await makeCompany(testApp().deps);
    const uploaded = await uploadList(testApp(), token, twoPeople());
    const answers = await Promise.all([1, 2, 3].map(() => applyList(testApp(), token, uploaded)));
    await runJobs(testApp());
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
    expect(await listStored(testApp(), companyId)).toHaveLength(3);
    const late = await applyList(testApp(), token, uploaded);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe('This file was imported already.');
  });

  test('while no other import of the company runs', async () => {
    const company = await makeCompany(testApp().deps);
    await started(company, 'email\na@a.example\n');
    const next = await uploadList(testApp(), company.token, importListOf(makeDomain(), ['a@,A,A,,,']));
    const answer = await applyList(testApp(), company.token, next);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Another import is running. Please wait until it is done.');
  });

  test('by one of several workers', async () => {
    const company = await makeCompany(testApp().deps);
    const { read, countPeople } = await started(company, twoPeople());
    let runs = 0;
    const counted: Run = (deps, job) => {
      runs += 1;
      return peopleImportJob.run(deps, job);
    };
    await Promise.all([1, 2, 3].map(() => importWith(counted)));
    expect([runs, await countPeople(), (await read()).status]).toEqual([1, 3, 'done']);
  });
});

describe('a server that dies', () => {
  const takeOver: [string, (another: () => Promise<unknown>) => Run][] = [
    [
      'before anything is written',
      (another) => async (deps, job) => {
        await another();
        await peopleImportJob.run(deps, job);
      },
    ],
    ['in the middle', during],
    [
      'before it commits',
      (another) => (deps, job) =>
        peopleImportJob.run(deps, {
          ...job,
          hold: async (tx) => {
            await another();
            await job.hold(tx);
          },
        }),
    ],
  ];

  test.each(takeOver)(
    '%s changes nothing when it comes back, and the import was started again',
    async (_when, dying) => {
      const { clock, deps } = testApp();
      const company = await makeCompany(deps);
      const { uploaded, read, startAgain, countPeople } = await started(company, twoPeople());
      let runs = 0;
      const another = async () => {
        clock.advance(WORKER_GONE_AFTER_MS);
        await runJobs(testApp());
        expect((await read()).status).toBe('running');
        expect((await startAgain()).statusCode).toBe(409);
        clock.advance(1);
        await runJobs(testApp());
        expect(await read()).toMatchObject({
          status: 'failed',
          problem: 'The server stopped in the middle. Nothing was changed, and you can start the import again.',
        });
        expect((await startAgain()).statusCode).toBe(202);
      };
      const run: Run = async (jobDeps, job) => {
        runs += 1;
        await (runs === 1 ? dying(another) : peopleImportJob.run)(jobDeps, job);
      };
      await importWith(run, goneServer(testApp()));
      expect(await read()).toMatchObject({ status: 'done', result: { created: 2, unchanged: 0 } });
      expect([runs, await countPeople()]).toEqual([2, 3]);
      const audits = await auditsAbout(testApp(), company, uploaded.id);
      expect(audits.filter(({ action }) => action === 'import.finished')).toHaveLength(1);
    },
  );

  test('after it has committed has imported all, and nobody says that it stopped', async () => {
    const { clock, deps } = testApp();
    const company = await makeCompany(deps);
    const { read, countPeople } = await started(company, twoPeople());
    const done: Run = async (jobDeps, job) => {
      await peopleImportJob.run(jobDeps, job);
      clock.advance(WORKER_GONE_AFTER_MS + 1);
      await runJobs(testApp());
    };
    await importWith(done, goneServer(testApp()));
    expect([await countPeople(), await read()]).toEqual([
      3,
      expect.objectContaining({ status: 'done', problem: null }),
    ]);
  });
});

test('a server that stops in the middle hands the import to another, which goes on as if nothing had been', async () => {
  const { deps, source } = testApp();
  const company = await makeCompany(deps);
  const { uploaded, read, countPeople } = await started(company, twoPeople());
  const [begun, goOn] = [makeSignal(), makeSignal()];
  const waiting = during(() => {
    begun.give();
    return goOn.given;
  });
  const worker = createJobWorker(deps, { kinds: withKinds([jobBy(waiting)]), source });
  await worker.start();
  await begun.given;
  const stopped = worker.stop();
  goOn.give();
  await stopped;
  expect([await countPeople(), await read()]).toEqual([
    1,
    expect.objectContaining({ status: 'running', processedRows: 0, problem: null }),
  ]);
  await runJobs(testApp());
  expect([await countPeople(), (await read()).status]).toEqual([3, 'done']);
  const audits = await auditsAbout(testApp(), company, uploaded.id);
  expect(audits.filter(({ action }) => action === 'import.finished')).toHaveLength(1);
});

test('a fault in the middle takes everything back and keeps its reason to itself', async () => {
  const company = await makeCompany(testApp().deps);
  const { read, startAgain, countPeople } = await started(company, twoPeople());
  let made = 0;
  await importWith((deps, job) => {
    const ids: Deps['ids'] = {
      ...deps.ids,
      newId: () => {
        made += 1;
        if (made > 2) throw new Error('a secret of the inside');
        return deps.ids.newId();
      },
    };
    return peopleImportJob.run({ ...deps, ids }, job);
  });
  expect([made, await countPeople()]).toEqual([3, 1]);
  expect(await read()).toMatchObject({
    status: 'failed',
    problem: 'Something went wrong on our side. Nothing was changed; please start the import again.',
  });
  expect((await startAgain()).statusCode).toBe(202);
  await runJobs(testApp());
  expect(await countPeople()).toBe(3);
});

test('the log says who imported and from where, and invitations lead to where that was', async () => {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const { uploaded } = await started(company, importListOf(makeDomain(), ['a@,A,A,,,']), { invite: true });
  await runJobs({ ...testApp(), deps: { ...deps, publicUrl: () => 'http://worker.test' } });
  const told = await deps.db.inTenant(company.companyId, (tx) =>
    tx
      .select({ action: auditEntries.action, name: auditEntries.actorName, address: auditEntries.address })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, uploaded.id)),
  );
  const by = { name: 'Test admin', address: '127.0.0.1' };
  expect(told).toHaveLength(3);
  expect(told).toEqual(
    expect.arrayContaining([
      { action: 'import.started', ...by },
      { action: 'import.finished', ...by },
    ]),
  );
  const mails = await deps.db.inTenant(company.companyId, (tx) => tx.select().from(outgoingMails));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toContain('http://vela.test/');
  expect(JSON.stringify(mails)).not.toContain('worker.test');
});

test('who is given a role by a list stands in the log one by one, also when it is taken back', async () => {
  const { deps, call } = testApp();
  const company = await makeCompany(deps);
  const domain = makeDomain();
  await storePerson(testApp(), company.companyId, { email: `ada@${domain}`, status: 'active' });
  const lines = ['ada@,,,admin,,', 'new@,New,One,manager,,', 'other@,Other,One,employee,,'];
  const done = await importList(testApp(), company.token, importListOf(domain, lines));
  const stored = await listStored(testApp(), company.companyId);
  const told = async (name: string) => {
    const id = stored.find(({ member }) => member.email === `${name}@${domain}`)?.member.id ?? '';
    return (await auditsAbout(testApp(), company, id)).map(({ action, detail }) => [action, detail]);
  };
  const promoted = ['person.role-changed', { role: { before: 'employee', after: 'admin' } }];
  expect(await told('ada')).toEqual([promoted]);
  expect(await told('new')).toEqual([['person.role-changed', { role: { before: null, after: 'manager' } }]]);
  expect(await told('other')).toEqual([]);
  await call('POST', `/api/people/imports/${done.id}/undo`, { token: company.token });
  expect(await told('ada')).toEqual([
    promoted,
    ['person.role-changed', { role: { before: 'admin', after: 'employee' } }],
  ]);
});

describe('what changes between the plan and its carrying out', () => {
  test('an own profile that was edited is neither lost nor in the way', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const email = `ada@${makeDomain()}`;
    const id = await storePerson(testApp(), company.companyId, { email, status: 'active', lastName: 'Byron' });
    const { read } = await started(company, `email,job title\n${email},Countess\n`);
    const edit = () =>
      deps.db.inTenant(company.companyId, async (tx) => {
        const own = and(eq(members.companyId, company.companyId), eq(members.id, id));
        await tx.update(members).set({ lastName: 'Lovelace' }).where(own);
      });
    await importWith(during(edit));
    expect((await read()).result).toMatchObject({ updated: 1 });
    const stored = (await listStored(testApp(), company.companyId)).find(({ member }) => member.id === id);
    expect(stored?.member).toMatchObject({ lastName: 'Lovelace', jobTitle: 'Countess' });
  });

  test('an address that another company took is refused by the new plan', async () => {
    const company = await makeCompany(testApp().deps);
    const other = await makeCompany(testApp().deps);
    const email = `ada@${makeDomain()}`;
    const { read } = await started(company, `email\n${email}\n`);
    await importWith(during(() => storePerson(testApp(), other.companyId, { email })));
    const failed = await read();
    expect(failed.status).toBe('failed');
    expect(failed.problem).toMatch(/Line 2: This email address belongs to another company/);
  });

  test('whoever is no admin any more imports nothing', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const { companyId, actor } = company;
    await makeMember(deps, companyId, 'admin');
    const { countPeople, uploaded } = await started(company, importListOf(makeDomain(), ['a@,A,A,,,']));
    await deps.db.inTenant(companyId, async (tx) => {
      const own = and(eq(members.companyId, companyId), eq(members.id, actor.memberId));
      await tx.update(members).set({ role: 'employee' }).where(own);
    });
    await runJobs(testApp());
    expect(await countPeople()).toBe(2);
    const other = await makeMember(deps, companyId, 'admin');
    expect((await readImport(testApp(), other.token, uploaded.id)).problem).toBe(
      'Whoever started the import is not an admin any more. Nothing was changed.',
    );
  });
});

test('it goes on while whoever waits for it holds every connection', async () => {
  const { deps, owner } = testApp();
  const company = await makeCompany(deps);
  const { companyId } = company;
  const { read } = await started(company, importListOf(makeDomain(), ['a@,A,A,,,']));
  const few = openDatabase(await applicationSource(owner, TEST_SECRET), { maxConnections: 2 });
  const waiting: Promise<void>[] = [];
  const crowd = during(() => {
    waiting.push(...[1, 2, 3].map(() => few.inTenant(companyId, (tx) => lockPeople(tx, companyId))));
    return Promise.resolve();
  });
  await importWith(crowd, { ...testApp(), deps: { ...deps, db: few } });
  await Promise.all(waiting);
  await few.close();
  expect(waiting).toHaveLength(3);
  expect((await read()).status).toBe('done');
});
