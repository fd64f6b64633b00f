import { emailKey } from '../accounts/account-rules.ts';
import type { ExistingPerson, ImportChange, ImportedPerson } from './import-plan.ts';
import { departmentKey, plainText, splitFullName } from './people-import-cells.ts';
import type { ImportedValues } from './read-import-rows.ts';

/** What a line makes of a person, and what that changes. What the line leaves blank stays as it is. */
export function plannedPerson(
  values: ImportedValues,
  existing: ExistingPerson | null,
  departments: ReadonlyMap<string, string>,
): { person: ImportedPerson; changes: ImportChange[] } {
  const said = { ...nameOf(values, existing), ...saidValues(values, departments) };
  if (existing === null) return { person: { ...NOBODY, ...said, email: values.email }, changes: [] };
  const changes: ImportChange[] = [];
  // Without the id and what else is only known of people who are there already.
  const { id: _id, status: _status, erased: _erased, ...person } = existing;
  for (const field of Object.keys(said) as (keyof typeof said)[]) {
    const [from, to] = [existing[field] ?? '', said[field] ?? ''];
    if (isSame(field, from, to)) continue;
    changes.push({ field, from, to });
    Object.assign(person, { [field]: to });
  }
  return { person, changes };
}

const NOBODY: Omit<ImportedPerson, 'email'> = {
  firstName: '',
  lastName: '',
  role: 'employee',
  department: null,
  managerEmail: null,
  jobTitle: '',
  location: '',
  hireDate: null,
  leaveDate: null,
  timeZone: null,
};

type Said = Partial<Omit<ImportedPerson, 'email'>>;

function saidValues(values: ImportedValues, departments: ReadonlyMap<string, string>): Said {
  const { role, department, managerEmail, jobTitle, location, hireDate, leaveDate, timeZone } = values;
  return {
    ...(role === null ? {} : { role }),
    ...(department === '' ? {} : { department: departments.get(departmentKey(department)) ?? department }),
    ...(managerEmail === '' ? {} : { managerEmail }),
    ...(jobTitle === '' ? {} : { jobTitle }),
    ...(location === '' ? {} : { location }),
    ...(hireDate === '' ? {} : { hireDate }),
    ...(leaveDate === '' ? {} : { leaveDate }),
    ...(timeZone === '' ? {} : { timeZone }),
  };
}

/** The parts of a full name fill what the name's own columns leave blank, unless it is the name already. */
function nameOf({ firstName, lastName, fullName }: ImportedValues, existing: ExistingPerson | null): Said {
  const own = { ...(firstName === '' ? {} : { firstName }), ...(lastName === '' ? {} : { lastName }) };
  if (fullName === '' || (firstName !== '' && lastName !== '')) return own;
  const known = existing === null ? '' : plainText(`${existing.firstName} ${existing.lastName}`);
  if (plainText(fullName) === known) return own;
  const parts = splitFullName(fullName);
  const split = { firstName: parts.firstName, ...(parts.lastName === '' ? {} : { lastName: parts.lastName }) };
  return { ...split, ...own };
}

function isSame(field: ImportChange['field'], from: string, to: string): boolean {
  if (field === 'managerEmail') return emailKey(from) === emailKey(to);
  return field === 'department' ? departmentKey(from) === departmentKey(to) : plainText(from) === to;
}
