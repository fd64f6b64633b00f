import { applicationSource, members, openDatabase } from '@vela/db';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
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
  untilImported,
  uploadList,
} from '../../../../test-support/import-calls.ts';
import { auditsAbout } from '../../../../test-support/people-calls.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockPeople } from '../people-changes-store.ts';
import { setRunning } from './people-imports-store.ts';
import { runImport } from './run-import.ts';

const testApp = useTestApp();

describe('started once', () => {
  test('by two at once', async () => {
    const { token, companyId } = await makeCompany(testApp().deps);
    const uploaded = await uploadList(testApp(), token, importListOf(makeDomain(), ['a@,A,A,,,', 'b@,B,B,,,']));
    const answers = await Promise.all([1, 2, 3].map(() => applyList(testApp(), token, uploaded)));
    await untilImported(testApp());
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
    expect(await listStored(testApp(), companyId)).toHaveLength(3);
    const late = await applyList(testApp(), token, uploaded);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe('This file was imported already.');
  });

  test('while no other import of the company runs', async () => {
    const { deps, clock } = testApp();
    const { token, companyId } = await makeCompany(deps);
    const running = await uploadList(testApp(), token, 'email\na@a.example\n');
    await deps.db.inTenant(companyId, (tx) => setRunning(tx, { companyId, id: running.id }, clock.now()));
    const next = await uploadList(testApp(), token, importListOf(makeDomain(), ['a@,A,A,,,']));
    const answer = await applyList(testApp(), token, next);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Another import is running. Please wait until it is done.');
  });
});

describe('a server that dies in the middle', () => {
  /** As the import is when its server has just gone: running, and nothing of it committed. */
  async function abandoned() {
    const { deps, clock } = testApp();
    const company = await makeCompany(deps);
    const { companyId, token, actor } = company;
    const uploaded = await uploadList(testApp(), token, importListOf(makeDomain(), ['a@,A,A,,,', 'b@,B,B,,,']));
    const run = { companyId, id: uploaded.id, startedAt: clock.now() };
    await deps.db.inTenant(companyId, (tx) => setRunning(tx, run, run.startedAt));
    return { companyId, token, actor, uploaded, run };
  }
  const options = ({ uploaded }: Awaited<ReturnType<typeof abandoned>>) => ({
    mapping: uploaded.suggestedMapping,
    rows: 'all' as const,
    leaveOut: [],
    invite: false,
  });

  test('leaves nothing changed, says so after a minute, and the import can be started again', async () => {
    const { token, companyId, uploaded } = await abandoned();
    expect((await applyList(testApp(), token, uploaded)).statusCode).toBe(409);
    testApp().clock.advance(61_000);
    expect(await readImport(testApp(), token, uploaded.id)).toMatchObject({
      status: 'failed',
      problem: 'The server stopped in the middle. Nothing was changed, and you can start the import again.',
    });
    expect((await applyList(testApp(), token, uploaded)).statusCode).toBe(202);
    await untilImported(testApp());
    expect(await listStored(testApp(), companyId)).toHaveLength(3);
  });

  test('and comes back after another one has taken over changes nothing', async () => {
    const gone = await abandoned();
    testApp().clock.advance(61_000);
    expect((await applyList(testApp(), gone.token, gone.uploaded)).statusCode).toBe(202);
    await untilImported(testApp());
    const before = await listStored(testApp(), gone.companyId);
    await runImport(testApp().deps, gone.actor, gone.run, options(gone));
    expect(await listStored(testApp(), gone.companyId)).toEqual(before);
    expect((await readImport(testApp(), gone.token, gone.uploaded.id)).status).toBe('done');
  });

  test('or fails in the middle takes everything back and keeps the reason to itself', async () => {
    const gone = await abandoned();
    const { deps } = testApp();
    let made = 0;
    const ids: Deps['ids'] = {
      ...deps.ids,
      newId: () => {
        made += 1;
        if (made > 2) throw new Error('a secret of the inside');
        return deps.ids.newId();
      },
    };
    await runImport({ ...deps, ids }, gone.actor, gone.run, options(gone));
    expect(await listStored(testApp(), gone.companyId)).toHaveLength(1);
    expect(await readImport(testApp(), gone.token, gone.uploaded.id)).toMatchObject({
      status: 'failed',
      problem: 'Something went wrong on our side. Nothing was changed; please start the import again.',
    });
    expect((await applyList(testApp(), gone.token, gone.uploaded)).statusCode).toBe(202);
    await untilImported(testApp());
    expect(await listStored(testApp(), gone.companyId)).toHaveLength(3);
  });
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
  /** An import during which something happens, right after its plan was made. */
  async function importDuring(
    text: string,
    company: Awaited<ReturnType<typeof makeCompany>>,
    happen: () => Promise<void>,
  ) {
    const { deps, clock } = testApp();
    const { companyId, token, actor } = company;
    const uploaded = await uploadList(testApp(), token, text);
    const run = { companyId, id: uploaded.id, startedAt: clock.now() };
    await deps.db.inTenant(companyId, (tx) => setRunning(tx, run, run.startedAt));
    let shown = 0;
    const db: Deps['db'] = {
      ...deps.db,
      inTenantBeside: async (id, work) => {
        shown += 1;
        // Progress is shown for the first time once the plan is made.
        if (shown === 1) await happen();
        return deps.db.inTenantBeside(id, work);
      },
    };
    const mapping = uploaded.suggestedMapping;
    await runImport({ ...deps, db }, actor, run, { mapping, rows: 'all', leaveOut: [], invite: false });
    return readImport(testApp(), token, uploaded.id);
  }

  test('an own profile that was edited is neither lost nor in the way', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const email = `ada@${makeDomain()}`;
    const id = await storePerson(testApp(), company.companyId, { email, status: 'active', lastName: 'Byron' });
    const done = await importDuring(`email,job title\n${email},Countess\n`, company, () =>
      deps.db.inTenant(company.companyId, async (tx) => {
        const own = and(eq(members.companyId, company.companyId), eq(members.id, id));
        await tx.update(members).set({ lastName: 'Lovelace' }).where(own);
      }),
    );
    expect(done.result).toMatchObject({ updated: 1 });
    const stored = (await listStored(testApp(), company.companyId)).find(({ member }) => member.id === id);
    expect(stored?.member).toMatchObject({ lastName: 'Lovelace', jobTitle: 'Countess' });
  });

  test('an address that another company took is refused by the new plan', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const other = await makeCompany(deps);
    const email = `ada@${makeDomain()}`;
    const failed = await importDuring(`email\n${email}\n`, company, async () => {
      await storePerson(testApp(), other.companyId, { email });
    });
    expect(failed.status).toBe('failed');
    expect(failed.problem).toMatch(/Line 2: This email address belongs to another company/);
  });

  test('whoever is no admin any more imports nothing', async () => {
    const { deps } = testApp();
    const company = await makeCompany(deps);
    const { companyId, actor, token } = company;
    await makeMember(deps, companyId, 'admin');
    const uploaded = await uploadList(testApp(), token, importListOf(makeDomain(), ['a@,A,A,,,']));
    const run = { companyId, id: uploaded.id, startedAt: testApp().clock.now() };
    await deps.db.inTenant(companyId, async (tx) => {
      await setRunning(tx, run, run.startedAt);
      const own = and(eq(members.companyId, companyId), eq(members.id, actor.memberId));
      await tx.update(members).set({ role: 'employee' }).where(own);
    });
    const mapping = uploaded.suggestedMapping;
    await runImport(deps, actor, run, { mapping, rows: 'all', leaveOut: [], invite: false });
    expect(await listStored(testApp(), companyId)).toHaveLength(2);
  });
});

test('it goes on while whoever waits for it holds every connection', async () => {
  const { deps, clock, owner } = testApp();
  const { companyId, token, actor } = await makeCompany(deps);
  const uploaded = await uploadList(testApp(), token, importListOf(makeDomain(), ['a@,A,A,,,']));
  const run = { companyId, id: uploaded.id, startedAt: clock.now() };
  await deps.db.inTenant(companyId, (tx) => setRunning(tx, run, run.startedAt));
  const few = openDatabase(await applicationSource(owner, TEST_SECRET), { maxConnections: 2 });
  const waiting: Promise<void>[] = [];
  const db: Deps['db'] = {
    ...few,
    inTenantBeside: (id, work) => {
      waiting.push(...[1, 2, 3].map(() => few.inTenant(companyId, (tx) => lockPeople(tx, companyId))));
      return few.inTenantBeside(id, work);
    },
  };
  const mapping = uploaded.suggestedMapping;
  await runImport({ ...deps, db }, actor, run, { mapping, rows: 'all', leaveOut: [], invite: false });
  await Promise.all(waiting);
  await few.close();
  expect((await readImport(testApp(), token, uploaded.id)).status).toBe('done');
});
