import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExistingPerson, ImportInput } from './import-plan.ts';
import type { ImportField, ImportMapping } from './people-import.ts';
import { planImport } from './plan-import.ts';

const TODAY = '2026-03-31';
const FIELDS: ImportField[] = ['email', 'firstName', 'lastName', 'role', 'department', 'managerEmail', 'hireDate'];

const person = (email: string, change: Partial<ExistingPerson> = {}): ExistingPerson => ({
  id: email,
  email,
  firstName: 'Ada',
  lastName: 'Byron',
  role: 'employee',
  status: 'active',
  erased: false,
  department: null,
  managerEmail: null,
  jobTitle: '',
  location: '',
  hireDate: null,
  leaveDate: null,
  timeZone: null,
  ...change,
});
const ADMIN = person('boss@a.example', { role: 'admin' });

/** Lines as they stand in the file: the first one after the header is line 2. */
function plan(lines: string[], change: Partial<ImportInput> & { fields?: ImportField[] } = {}) {
  const { fields = FIELDS, ...rest } = change;
  const mapping: ImportMapping = Object.fromEntries(fields.map((field, index) => [field, index]));
  return planImport({
    rows: lines.map((text, index) => ({ line: index + 2, cells: text.split(',').map((cell) => cell.trim()) })),
    columns: fields.length,
    mapping,
    leaveOut: new Set(),
    existing: [ADMIN],
    departments: [],
    takenEmails: new Set(),
    actorId: ADMIN.id,
    today: TODAY,
    isTimeZone: (name) => name === 'Europe/Berlin',
    ...rest,
  });
}
const actions = (result: ReturnType<typeof plan>) => result.lines.map(({ action }) => action);
const messages = (result: ReturnType<typeof plan>) =>
  result.problems.map(({ line, field, message }) => `${line} ${field ?? 'line'}: ${message}`);

describe('what a line does', () => {
  it('adds whom nobody knows, with what the line says', () => {
    const result = plan(['new@a.example, Grace, Hopper, Team Lead, Navy, BOSS@a.example, 09.12.2020']);
    expect(result.counts).toEqual({ created: 1, updated: 0, unchanged: 0, leftOut: 0 });
    expect(result.newDepartments).toEqual(['Navy']);
    expect(result.lines[0]?.person).toMatchObject({
      email: 'new@a.example',
      firstName: 'Grace',
      lastName: 'Hopper',
      role: 'manager',
      department: 'Navy',
      managerEmail: 'BOSS@a.example',
      hireDate: '2020-12-09',
    });
  });

  it('changes what differs, tells it, and leaves what is blank as it is', () => {
    const existing = [ADMIN, person('ada@a.example', { department: 'Sales', hireDate: '2020-01-01' })];
    const result = plan(['ADA@A.example, Augusta, , , , boss@a.example,'], { existing, departments: ['Sales'] });
    expect(result.lines[0]?.changes).toEqual([
      { field: 'firstName', from: 'Ada', to: 'Augusta' },
      { field: 'managerEmail', from: '', to: 'boss@a.example' },
    ]);
    expect(result.lines[0]?.person).toMatchObject({
      email: 'ada@a.example',
      lastName: 'Byron',
      department: 'Sales',
      hireDate: '2020-01-01',
    });
  });

  it('leaves who is the same already, whatever the case of departments and managers', () => {
    const existing = [ADMIN, person('ada@a.example', { department: 'Sales', managerEmail: 'boss@a.example' })];
    const result = plan(['ada@a.example, Ada, Byron, employee, SALES, Boss@A.example,'], {
      existing,
      departments: ['Sales'],
    });
    expect(actions(result)).toEqual(['unchanged']);
    expect(result.newDepartments).toEqual([]);
  });

  it('writes a new department once, as the file writes it first, and none for refused lines', () => {
    const result = plan([
      'a@a.example, A, A, , Ops, ,',
      'b@a.example, B, B, , OPS, ,',
      'c@a.example, C, C, pope, Church, ,',
    ]);
    expect(result.newDepartments).toEqual(['Ops']);
    expect(result.lines[1]?.person.department).toBe('Ops');
  });

  it('does not count lines that were not chosen, and takes the second of an address then', () => {
    const result = plan(['a@a.example, A, A', 'a@a.example, B, B'], { leaveOut: new Set([2]) });
    expect(actions(result)).toEqual(['leave_out', 'create']);
    expect(result.problems).toEqual([]);
  });
});

describe('lines that are refused', () => {
  const gone = person('gone@a.example', { status: 'deactivated' });
  const erased = person('erased@a.example', { status: 'deactivated', erased: true });
  const left = person('left@a.example', { leaveDate: '2026-03-30' });
  const existing = [ADMIN, gone, erased, left, person('ada@a.example', { hireDate: '2024-01-01' })];
  it.each([
    ['no address', ' , Grace', 'email: The email address is missing'],
    ['a broken address', 'grace@, Grace', 'email: “grace@” is not a valid email address'],
    ['taken elsewhere', 'taken@b.example', 'email: This email address belongs to another company'],
    ['deactivated', 'gone@a.example, X', 'line: This person is deactivated. Reactivate them before you change them.'],
    ['erased', 'erased@a.example', 'line: The data of this person was erased. Please leave the line out.'],
    [
      'an unknown role',
      'n@a.example, N, N, pope',
      'role: The role “pope” is not known. Use admin, manager or employee, or choose no column for the role.',
    ],
    ['no date', 'n@a.example, N, N, , , , soon', 'hireDate: “soon” is not a date. Please write it as 2024-01-31.'],
    [
      'an unknown manager',
      'n@a.example, N, N, , , who@a.example',
      'managerEmail: Nobody in the company or in the file has the manager’s address who@a.example',
    ],
    ['oneself', 'n@a.example, N, N, , , N@a.example', 'managerEmail: Nobody can be their own manager'],
    [
      'a manager who left',
      'n@a.example, N, N, , , left@a.example',
      'managerEmail: The manager must be somebody who works here.',
    ],
    [
      'a deactivated manager',
      'n@a.example, N, N, , , gone@a.example',
      'managerEmail: The manager must be somebody who works here.',
    ],
    ['a long name', `n@a.example, ${'n'.repeat(101)}`, 'firstName: First name: at most 100 characters'],
    ['a long department', `n@a.example, N, N, , ${'d'.repeat(101)}`, 'department: Department: at most 100 characters'],
    ['the own role', 'boss@a.example, , , employee', 'role: You can’t change your own role. Ask another admin.'],
    [
      'more cells than the header',
      'n@a.example, N, N, , , , , , x',
      'line: This line has 9 cells, the header 7. Put texts with separators or line breaks into quotation marks.',
    ],
  ])('%s', (_name, line, message) => {
    const result = plan([line], { existing, takenEmails: new Set(['taken@b.example']) });
    expect(messages(result)).toEqual([`2 ${message}`]);
    expect(result.counts).toEqual({ created: 0, updated: 0, unchanged: 0, leftOut: 1 });
  });

  it('an end before the start, also where the start is known already', () => {
    const fields: ImportField[] = ['email', 'hireDate', 'leaveDate'];
    const result = plan(['n@a.example, 2024-02-01, 2024-01-31', 'ada@a.example, , 2023-12-31'], { existing, fields });
    const message = 'leaveDate: The last day must not be before the first day at work.';
    expect(messages(result)).toEqual([`2 ${message}`, `3 ${message}`]);
  });

  it('an unknown time zone', () => {
    const result = plan(['a@a.example, Mars/Base', 'b@a.example, Europe/Berlin'], { fields: ['email', 'timeZone'] });
    expect(messages(result)).toEqual([
      '2 timeZone: The time zone “Mars/Base” is not known. Use a name such as Europe/Berlin.',
    ]);
  });

  it('an address that comes again, by naming the first line', () => {
    const result = plan(['a@a.example', 'b@a.example', 'A@a.example', 'a@a.example']);
    expect(messages(result)).toEqual([
      '4 email: The same email address stands in line 2',
      '5 email: The same email address stands in line 2',
    ]);
  });

  it('a column of dates that can be read both ways, while one clear date decides for all', () => {
    const fields: ImportField[] = ['email', 'hireDate'];
    const unclear = plan(['a@a.example, 03/04/2024', 'b@a.example, 05/05/2024'], { fields });
    expect(actions(unclear)).toEqual(['leave_out', 'create']);
    expect(messages(unclear)[0]).toMatch(
      /^2 hireDate: “03\/04\/2024” can be read .* Please write dates as 2024-01-31\.$/,
    );
    const clear = plan(['a@a.example, 03/04/2024', 'b@a.example, 13/04/2024'], { fields });
    expect(clear.lines[0]?.person.hireDate).toBe('2024-04-03');
  });

  it('reports of somebody whose line is refused, down to the last one; not those of somebody who is here already', () => {
    const result = plan(
      [
        'top@a.example, T, T, pope, , ,',
        'mid@a.example, M, M, , , top@a.example,',
        'low@a.example, L, L, , , mid@a.example,',
        'ada@a.example, A, A, pope, , ,',
        'fine@a.example, F, F, , , ada@a.example,',
      ],
      { existing },
    );
    expect(actions(result)).toEqual(['leave_out', 'leave_out', 'leave_out', 'leave_out', 'create']);
    expect(messages(result).slice(1, 3)).toEqual([
      '3 managerEmail: The manager’s line 2 is not taken, so this one can’t be either',
      '4 managerEmail: The manager’s line 3 is not taken, so this one can’t be either',
    ]);
  });
});

describe('circles', () => {
  it('names every line of the ring and leaves those outside of it', () => {
    const result = plan([
      'a@a.example, A, A, , , c@a.example',
      'b@a.example, B, B, , , a@a.example',
      'c@a.example, C, C, , , b@a.example',
      'free@a.example, F, F, , , boss@a.example',
    ]);
    expect(actions(result)).toEqual(['leave_out', 'leave_out', 'leave_out', 'create']);
    for (const { message } of result.problems) {
      expect(message).toBe(
        'These people would be their own managers’ managers: a@a.example (line 2) → c@a.example (line 4) → b@a.example (line 3) → a@a.example',
      );
    }
  });

  it('sees people who are not in the file', () => {
    const existing = [ADMIN, person('top@a.example'), person('mid@a.example', { managerEmail: 'top@a.example' })];
    const result = plan(['top@a.example, , , , , mid@a.example'], { existing });
    expect(messages(result)).toEqual([
      '2 managerEmail: These people would be their own managers’ managers: top@a.example (line 2) → mid@a.example (not in the file) → top@a.example',
    ]);
  });

  it('takes two who change places', () => {
    const existing = [
      ADMIN,
      person('up@a.example', { managerEmail: 'boss@a.example' }),
      person('down@a.example', { managerEmail: 'up@a.example' }),
    ];
    const result = plan(['up@a.example, , , , , down@a.example', 'down@a.example, , , , , boss@a.example'], {
      existing,
    });
    expect(actions(result)).toEqual(['update', 'update']);
  });

  it('closes none by refusing a line', () => {
    const existing = [
      ADMIN,
      person('up@a.example', { managerEmail: 'boss@a.example' }),
      person('down@a.example', { managerEmail: 'up@a.example' }),
    ];
    const result = plan(['up@a.example, , , , , down@a.example', 'down@a.example, , , pope, , boss@a.example'], {
      existing,
    });
    expect(actions(result)).toEqual(['leave_out', 'leave_out']);
  });
});

describe('admins', () => {
  const other = person('other@a.example', { role: 'admin' });
  it('can be demoted while another one stays', () => {
    expect(actions(plan(['other@a.example, , , employee'], { existing: [ADMIN, other] }))).toEqual(['update']);
  });

  it('keep the role when nobody else has it, nor leave', () => {
    const existing = [person('boss@a.example'), other];
    const demoted = plan(['other@a.example, , , employee'], { existing, actorId: 'elsewhere' });
    expect(messages(demoted)).toEqual(['2 role: This is the last admin. Make somebody else an admin first.']);
    const gone = plan(['other@a.example, 2026-01-01'], {
      existing,
      actorId: 'elsewhere',
      fields: ['email', 'leaveDate'],
    });
    expect(messages(gone)).toEqual(['2 leaveDate: This is the last admin. Make somebody else an admin first.']);
    const later = plan(['other@a.example, 2099-01-01'], {
      existing,
      actorId: 'elsewhere',
      fields: ['email', 'leaveDate'],
    });
    expect(messages(later)).toEqual(['2 leaveDate: This is the last admin. Make somebody else an admin first.']);
  });
});

describe('whatever the file says', () => {
  const emails = fc.constantFrom(...'abcdefgh'.split('').map((name) => `${name}@a.example`));
  const lines = fc.array(
    fc.record({
      email: fc.oneof({ arbitrary: emails, weight: 9 }, { arbitrary: fc.string(), weight: 1 }),
      role: fc.constantFrom('', 'admin', 'lead', 'staff', 'pope'),
      department: fc.constantFrom('', 'Ops', 'OPS', 'Sales'),
      manager: fc.oneof(fc.constant(''), emails),
    }),
    { maxLength: 12 },
  );
  const known = fc.uniqueArray(emails, { maxLength: 5 });
  const input = (rows: { email: string; role: string; department: string; manager: string }[], here: string[]) => ({
    rows: rows.map(({ email, role, department, manager }, index) => ({
      line: index + 2,
      cells: [email, role, department, manager],
    })),
    // A chain, so that rings can close over people who are not in the file.
    existing: [ADMIN, ...here.map((email, index) => person(email, { managerEmail: here[index + 1] ?? null }))],
    fields: ['email', 'role', 'department', 'managerEmail'] satisfies ImportField[],
  });

  const applied = (result: ReturnType<typeof plan>, existing: ExistingPerson[]): ExistingPerson[] => {
    const after = new Map(existing.map((one) => [one.email, one]));
    for (const { action, person: next, existing: before } of result.lines) {
      if (action === 'create') after.set(next.email, person(next.email, { ...next, status: 'invited' }));
      if (action === 'update' && before) after.set(before.email, { ...before, ...next });
    }
    return [...after.values()];
  };

  it('nobody is above themselves, every manager exists, an admin stays, and the second time changes nothing', () => {
    fc.assert(
      fc.property(lines, known, (rows, here) => {
        const { existing, ...rest } = input(rows, here);
        const first = plan([], { ...rest, existing });
        const after = applied(first, existing);
        const managers = new Map(after.map((one) => [one.email, one.managerEmail]));
        for (const one of after) {
          let steps = 0;
          for (let up = one.managerEmail; up !== null; up = managers.get(up) ?? null) {
            expect(managers.has(up)).toBe(true);
            expect((steps += 1)).toBeLessThanOrEqual(after.length);
          }
        }
        expect(after.some(({ role, status }) => role === 'admin' && status === 'active')).toBe(true);
        const departments = [...new Set(after.flatMap(({ department }) => department ?? []))];
        const again = plan([], { ...rest, existing: after, departments });
        const taken = new Set(first.lines.filter(({ action }) => action !== 'leave_out').map(({ line }) => line));
        for (const { line, action } of again.lines) if (taken.has(line)) expect(action).toBe('unchanged');
        const { created, updated, unchanged, leftOut } = first.counts;
        expect(created + updated + unchanged + leftOut).toBe(rows.length);
      }),
    );
  });
});
