import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeMember } from '../../../test-support/factories.ts';
import { auditAll } from '../../platform/audit-store.ts';

const testApp = useTestApp();

const download = (token: string | undefined, query: Record<string, string> = {}) =>
  testApp().call('GET', `/api/audit/export?${new URLSearchParams(query)}`, { token });

const rowsOf = (body: string): string[][] => parse(body, { bom: true });

test('the log comes as a file that spreadsheets read and run nothing of', async () => {
  const { deps, clock } = testApp();
  const admin = await makeCompany(deps);
  const evil = { ...admin.actor, name: '=HYPERLINK("http://evil.example")', address: '203.0.113.7' };
  const facts = [
    {
      action: 'person.role-changed' as const,
      subjectType: 'member',
      subjectId: admin.actor.memberId,
      detail: { role: { before: 'employee', after: 'admin' }, note: 'a "quoted", text' },
    },
  ];
  await deps.db.inTenant(admin.companyId, (tx) => auditAll(tx, deps, evil, facts));
  const answer = await download(admin.token, { action: 'person.role-changed' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/csv/);
  expect(answer.headers['content-disposition']).toContain('audit-log.csv');
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  expect(rowsOf(answer.body)).toEqual([
    ['Time (UTC)', 'Who', 'Act', 'Code', 'Kind', 'Subject', 'Subject id', 'Address', 'Detail'],
    [
      clock.now().toISOString(),
      `'=HYPERLINK("http://evil.example")`,
      'Changed a role',
      'person.role-changed',
      'member',
      'Test admin',
      admin.actor.memberId,
      '203.0.113.7',
      JSON.stringify({ note: 'a "quoted", text', role: { after: 'admin', before: 'employee' } }),
    ],
  ]);
});

test('more entries than a page come whole, once each and newest first', async () => {
  const { deps, clock } = testApp();
  const admin = await makeCompany(deps);
  const ids = Array.from({ length: 2300 }, (_, index) => `${index}`);
  await deps.db.inTenant(admin.companyId, (tx) =>
    auditAll(
      tx,
      deps,
      admin.actor,
      ids.map((subjectId) => ({ action: 'session.started' as const, subjectType: 'session', subjectId })),
    ),
  );
  clock.advance(1000);
  const [, first, ...rows] = rowsOf((await download(admin.token)).body);
  // The taking away itself is the newest of them.
  expect(first?.[3]).toBe('audit.exported');
  expect(rows.map((row) => Number(row[6])).sort((a, b) => a - b)).toEqual(ids.map(Number));
});

test('taking the log away is in the log, with the filter but not with what was searched for', async () => {
  const admin = await makeCompany(testApp().deps);
  await download(admin.token, { action: 'session.started', q: 'ada' });
  const answer = await testApp().call('GET', '/api/audit?action=audit.exported', { token: admin.token });
  expect(answer.json().entries).toMatchObject([
    { subjectType: 'company', detail: { filter: { action: 'session.started' }, searched: true }, address: '127.0.0.1' },
  ]);
});

test('an empty log is a header alone; another company’s entries are not in it', async () => {
  const { deps } = testApp();
  const other = await makeCompany(deps);
  await download(other.token);
  const admin = await makeCompany(deps);
  expect(rowsOf((await download(admin.token, { action: 'session.started' })).body)).toHaveLength(1);
  expect(rowsOf((await download(admin.token)).body)).toHaveLength(3);
});

test('only admins take it away', async () => {
  const { deps } = testApp();
  const { companyId, token } = await makeCompany(deps);
  expect((await download(undefined)).statusCode).toBe(401);
  for (const role of ['manager', 'employee'] as const) {
    expect((await download((await makeMember(deps, companyId, role)).token)).statusCode).toBe(403);
  }
  expect((await download(token, { from: 'x' })).statusCode).toBe(422);
});
