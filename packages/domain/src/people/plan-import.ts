import { emailKey } from '../accounts/account-rules.ts';
import {
  refuse,
  type ExistingPerson,
  type ImportInput,
  type ImportLine,
  type ImportPlan,
  type ImportChange,
  type ImportedPerson,
} from './import-plan.ts';
import { mapInSteps, runSteps, type Steps } from './in-steps.ts';
import { hasLeft } from './member-status.ts';
import { departmentKey, plainText, splitFullName } from './people-import-cells.ts';
import { IMPORT_MESSAGES } from './people-import.ts';
import { PEOPLE_MESSAGES } from './people-rules.ts';
import { readImportRows, type FieldProblem, type ReadImportRow, type ImportedValues } from './read-import-rows.ts';
import { refuseAcrossLines } from './refuse-import-lines.ts';

/** What every line of a file would do: the same plan is shown before and carried out after. It changes nothing. */
export const planImport = (input: ImportInput): ImportPlan => runSteps(planImportInSteps(input));

/** The same for a long file: none of its steps keeps whoever else is served waiting. */
export function* planImportInSteps(input: ImportInput): Steps<ImportPlan> {
  const company: ImportCompany = {
    byKey: new Map(input.existing.map((person) => [emailKey(person.email), person])),
    departments: new Map(input.departments.map((name) => [departmentKey(name), name])),
  };
  const firstLines = new Map<string, number>();
  yield;
  const rows = yield* readImportRows(input.rows, input);
  const lines = yield* mapInSteps(rows, (row): ImportLine => {
    if (input.leaveOut.has(row.line)) return { ...planLine(row, input, company), action: 'leave_out', problems: [] };
    const line = planLine(row, input, company);
    const first = firstLines.get(row.key);
    if (first === undefined) firstLines.set(row.key, row.line);
    else if (row.key !== '')
      refuse(line, { field: 'email', message: `The same email address stands in line ${first}` });
    return line;
  });
  yield* refuseAcrossLines(lines, input, company.byKey);
  return planOf(lines, company.departments);
}

interface ImportCompany {
  byKey: ReadonlyMap<string, ExistingPerson>;
  /** Names as they are written, by the form in which they are compared. */
  departments: ReadonlyMap<string, string>;
}

function planLine(row: ReadImportRow, input: ImportInput, company: ImportCompany): ImportLine {
  const existing = company.byKey.get(row.key) ?? null;
  const { person, changes } = plannedPerson(row.values, existing, company.departments);
  const line: ImportLine = {
    line: row.line,
    key: row.key,
    action: existing === null ? 'create' : changes.length === 0 ? 'unchanged' : 'update',
    existing,
    person,
    changes,
    problems: [],
  };
  for (const problem of [...row.problems, ...problemsOfPerson(line, input)]) refuse(line, problem);
  return line;
}

function problemsOfPerson({ key, existing, person, changes }: ImportLine, input: ImportInput): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (existing === null && input.takenEmails.has(key)) {
    problems.push({ field: 'email', message: IMPORT_MESSAGES.emailTaken });
  }
  if (existing?.erased) problems.push({ field: null, message: IMPORT_MESSAGES.erased });
  else if (existing?.status === 'deactivated') problems.push({ field: null, message: IMPORT_MESSAGES.deactivated });
  if (person.hireDate !== null && person.leaveDate !== null && person.leaveDate < person.hireDate) {
    problems.push({ field: 'leaveDate', message: PEOPLE_MESSAGES.employmentOrder });
  }
  if (existing?.id === input.actorId) {
    if (changes.some(({ field }) => field === 'role')) {
      problems.push({ field: 'role', message: PEOPLE_MESSAGES.ownRole });
    }
    if (hasLeft({ status: existing.status, leaveDate: person.leaveDate }, input.today)) {
      problems.push({ field: 'leaveDate', message: IMPORT_MESSAGES.ownLeaveDate });
    }
  }
  return problems;
}

function planOf(lines: ImportLine[], departments: ReadonlyMap<string, string>): ImportPlan {
  const names = new Map(departments);
  const newDepartments: string[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0, leftOut: 0 };
  const countOf = { create: 'created', update: 'updated', unchanged: 'unchanged', leave_out: 'leftOut' } as const;
  for (const { action, person } of lines) {
    counts[countOf[action]] += 1;
    if (action === 'leave_out' || person.department === null) continue;
    const key = departmentKey(person.department);
    const known = names.get(key);
    if (known === undefined) newDepartments.push(person.department);
    names.set(key, known ?? person.department);
    person.department = known ?? person.department;
  }
  const problems = lines.flatMap(({ line, problems: own }) => own.map((problem) => ({ line, ...problem })));
  return { lines, problems, newDepartments, counts };
}

/** What a line makes of a person, and what that changes. What the line leaves blank stays as it is. */
function plannedPerson(
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
