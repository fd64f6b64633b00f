import { expect, test } from 'vitest';
import { peopleExportRows, suggestMapping } from './import-columns.ts';
import { IMPORT_FIELDS, type ImportMapping } from './people-import.ts';

const suggest = (header: string, ...rows: string[]) =>
  suggestMapping(
    header.split(','),
    rows.map((row) => row.split(',')),
  );

test.each<[string, string, string, ImportMapping]>([
  [
    'BambooHR',
    'Employee #,First Name,Last Name,Work Email,Job Title,Department,Location,Supervisor,Supervisor Email,Hire Date,Termination Date',
    '7,Ada,Byron,ada@a.example,Engineer,Ops,Berlin,Boss,boss@a.example,2024-01-31,',
    {
      firstName: 1,
      lastName: 2,
      email: 3,
      jobTitle: 4,
      department: 5,
      location: 6,
      managerEmail: 8,
      hireDate: 9,
      leaveDate: 10,
    },
  ],
  [
    'Personio',
    'Vorname,Nachname,E-Mail,Position,Abteilung,Vorgesetzter,Büro,Eintrittsdatum,Austrittsdatum',
    'Ada,Byron,ada@a.example,Entwicklerin,Technik,Chef,Berlin,31.01.2024,',
    { firstName: 0, lastName: 1, email: 2, jobTitle: 3, department: 4, location: 6, hireDate: 7, leaveDate: 8 },
  ],
  [
    'Workday',
    'Worker,Legal Name - First Name,Legal Name - Last Name,Email - Primary Work,Business Title,Supervisory Organization,Location,Manager - Email,Hire Date,Time Zone',
    'Ada Byron,Ada,Byron,ada@a.example,Engineer,Ops,Berlin,boss@a.example,2024-01-31,UTC',
    {
      firstName: 1,
      lastName: 2,
      email: 3,
      jobTitle: 4,
      department: 5,
      location: 6,
      managerEmail: 7,
      hireDate: 8,
      timeZone: 9,
    },
  ],
  [
    'Google',
    'First Name [Required],Last Name [Required],Email Address [Required],Org Unit Path [Required],Employee Title,Manager Email,Department',
    'Ada,Byron,ada@a.example,/,Engineer,boss@a.example,Ops',
    { firstName: 0, lastName: 1, email: 2, jobTitle: 4, managerEmail: 5, department: 6 },
  ],
  [
    'Spanish',
    'NOMBRE,APELLIDOS,CORREO ELECTRÓNICO,PUESTO,DEPARTAMENTO,JEFE,FECHA DE CONTRATACIÓN,ROL',
    'Ada,Byron,ada@a.example,Ingeniera,Ops,boss@a.example,31/01/2024,empleada',
    { firstName: 0, lastName: 1, email: 2, jobTitle: 3, department: 4, managerEmail: 5, hireDate: 6, role: 7 },
  ],
  ['a German last name', 'Name,Vorname,mail', 'Byron,Ada,ada@a.example', { lastName: 0, firstName: 1, email: 2 }],
  ['one column of names', 'Name,Mail', 'Ada Byron,ada@a.example', { fullName: 0, email: 1 }],
  ['a role that is a job', 'Email,Role', 'ada@a.example,Engineer', { email: 0 }],
  ['a manager that is a name', 'Email,Manager', 'ada@a.example,Grace Hopper', { email: 0 }],
  ['no word for the addresses', 'Person,Contact', 'Ada,ada@a.example', { fullName: 0, email: 1 }],
  ['addresses that are none', 'Email,Name', 'ada,Ada Byron', { email: 0, fullName: 1 }],
  ['nothing known', 'a,b', 'x,y', {}],
])('%s', (_name, header, row, mapping) => {
  expect(suggest(header, row)).toEqual(mapping);
});

test('the header of the exported file is recognised whole', () => {
  const [header = []] = peopleExportRows([]);
  const fields = IMPORT_FIELDS.filter((field) => field !== 'fullName');
  const mapping = suggestMapping(header, []);
  expect(Object.keys(mapping).sort()).toEqual([...fields].sort());
  expect(new Set(Object.values(mapping)).size).toBe(header.length);
});
