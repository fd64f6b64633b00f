import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment, makeMember } from '../../../../test-support/factories.ts';
import { checkList, importList, storePerson, uploadList } from '../../../../test-support/import-calls.ts';

const testApp = useTestApp();

async function exported(token: string): Promise<Buffer> {
  const answer = await testApp().call('GET', '/api/people/export', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.rawPayload;
}

test('everybody but the deactivated and the erased, in a file that spreadsheets open as it is', async () => {
  const { deps, clock, call } = testApp();
  clock.set('2026-03-02T09:00:00Z');
  const { companyId, token, email } = await makeCompany(deps);
  const departmentId = await makeDepartment(deps, companyId, 'R&D, Lab');
  const domain = `${randomUUID()}.example`;
  const managerId = await storePerson(testApp(), companyId, {
    email: `zoe@${domain}`,
    firstName: '=1+1',
    lastName: 'O"Neil',
    role: 'manager',
    departmentId,
    hireDate: '2024-01-31',
    timeZone: 'Europe/Berlin',
  });
  await storePerson(testApp(), companyId, { email: `0ada@${domain}`, managerId, jobTitle: '-5', location: 'a\nb' });
  await storePerson(testApp(), companyId, { email: `gone@${domain}`, status: 'deactivated' });
  await storePerson(testApp(), companyId, { email: `erased@${domain}`, status: 'deactivated', erasedAt: clock.now() });
  const answer = await call('GET', '/api/people/export', { token });
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv'),
    'content-disposition': expect.stringContaining('filename="people-2026-03-02.csv"'),
  });
  const [header, ...lines] = answer.rawPayload.toString('utf8').split('\r\n');
  expect(header).toBe(
    '\ufeffEmail,First name,Last name,Role,Department,Job title,Manager email,Location,Hire date,Leave date,Time zone',
  );
  expect(lines.sort()).toEqual(
    [
      '',
      `${email},Test,admin,admin,,,,,,,`,
      `0ada@${domain},Test,Person,employee,,-5,zoe@${domain},"a\nb",,,`,
      `zoe@${domain},"'=1+1","O""Neil",manager,"R&D, Lab",,,,2024-01-31,,Europe/Berlin`,
    ].sort(),
  );
});

test('only admins may export', async () => {
  const { deps, call } = testApp();
  const { companyId } = await makeCompany(deps);
  for (const role of ['manager', 'employee'] as const) {
    const { token } = await makeMember(deps, companyId, role);
    expect((await call('GET', '/api/people/export', { token })).statusCode).toBe(403);
  }
  expect((await call('GET', '/api/people/export')).statusCode).toBe(401);
});

const hostile = fc.oneof(
  fc.constantFrom(
    'Ärmel Größe',
    "=cmd|' /C calc'!A0",
    "'=already",
    "''",
    '+49',
    '-12',
    '-1+1',
    '@x',
    ' lead',
    'trail ',
    '\u00a0both\u200b',
    '"',
    'a,b;c\td',
    'a\r\nb\rc\nd',
    'שלום עולם',
    '\u202eoverride',
    '👩‍👩‍👧',
    'Jo\u0308rg',
    'sep=;',
    '\ufeff',
    '\t=1',
    '＝1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0')),
);
const person = fc.record({
  firstName: hostile,
  lastName: hostile,
  jobTitle: hostile,
  location: hostile,
  department: fc.option(hostile, { nil: null }),
  day: fc.option(fc.integer({ min: 1, max: 28 }), { nil: null }),
});

test('the exported file finds everybody unchanged, and gives the same file again', async () => {
  const { deps } = testApp();
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 6 }), async (people) => {
      const { companyId, token } = await makeCompany(deps);
      const departmentIds = new Map<string, string>();
      let managerId: string | null = null;
      for (const { department, day, ...texts } of people) {
        // What PostgreSQL keeps as one name is one here; a department needs a name to see.
        const name = department?.toLowerCase() ?? '';
        const isName = /[^\s\p{Cf}\p{Cc}]/u.test(name);
        if (isName && !departmentIds.has(name)) departmentIds.set(name, await makeDepartment(deps, companyId, name));
        managerId = await storePerson(testApp(), companyId, {
          ...texts,
          email: `${randomUUID()}@test.example`,
          departmentId: departmentIds.get(name) ?? null,
          managerId,
          hireDate: day === null ? null : `2024-02-${String(day).padStart(2, '0')}`,
        });
      }
      const first = await exported(token);
      const uploaded = await uploadList(testApp(), token, first);
      const check = await checkList(testApp(), token, uploaded);
      expect(check.problems).toEqual([]);
      expect(check.result).toEqual({ created: 0, updated: 0, unchanged: people.length + 1, leftOut: 0, invited: 0 });
      expect((await importList(testApp(), token, first)).status).toBe('done');
      expect((await exported(token)).equals(first)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
