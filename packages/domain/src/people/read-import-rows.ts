import { emailKey } from '../accounts/account-rules.ts';
import type { Role } from '../accounts/permissions.ts';
import { mapInSteps, type Steps } from './in-steps.ts';
import { cleanCell, cleanEmail, isEmailAddress } from './people-import-cells.ts';
import { dayOrderOf, readDate } from './people-import-dates.ts';
import { roleOfWord } from './people-import-words.ts';
import {
  IMPORT_FIELD_LABELS,
  IMPORT_LIMITS,
  IMPORT_MESSAGES,
  type ImportField,
  type ImportMapping,
  type ImportRow,
} from './people-import.ts';
import { PERSON_LIMITS } from './people-rules.ts';

/** What a line says. Blank cells and fields without a column say nothing: what is known already stays as it is. */
export interface ImportedValues {
  email: string;
  firstName: string;
  lastName: string;
  fullName: string;
  role: Role | null;
  department: string;
  jobTitle: string;
  managerEmail: string;
  location: string;
  hireDate: string;
  leaveDate: string;
  timeZone: string;
}

export interface FieldProblem {
  field: ImportField | null;
  message: string;
}

export interface ReadImportRow {
  line: number;
  /** The form in which addresses are compared. */
  key: string;
  values: ImportedValues;
  problems: FieldProblem[];
}

const LONGEST: Partial<Record<ImportField, number>> = {
  firstName: PERSON_LIMITS.name,
  lastName: PERSON_LIMITS.name,
  fullName: PERSON_LIMITS.name,
  department: PERSON_LIMITS.department,
  jobTitle: PERSON_LIMITS.jobTitle,
  location: PERSON_LIMITS.location,
};

/** Reads every line for itself; only the order of day and month follows from the whole column. */
export function* readImportRows(
  rows: readonly ImportRow[],
  { mapping, columns, isTimeZone }: { mapping: ImportMapping; columns: number; isTimeZone: (name: string) => boolean },
): Steps<ReadImportRow[]> {
  const orders = { hireDate: columnOrder(rows, mapping.hireDate), leaveDate: columnOrder(rows, mapping.leaveDate) };
  const isZone = remember(isTimeZone);
  return yield* mapInSteps(rows, ({ line, cells }) => {
    const textOf = (field: ImportField) => {
      const column = mapping[field];
      return column === undefined ? '' : cleanCell(cells[column] ?? '');
    };
    const reading: Reading = { textOf, problems: [] };
    if (cells.length > columns) reading.problems.push({ field: null, message: tooManyCells(cells.length, columns) });
    const values: ImportedValues = {
      ...readTexts(reading),
      email: readEmail(reading, 'email'),
      managerEmail: readEmail(reading, 'managerEmail'),
      role: readRole(reading),
      hireDate: readDateField(reading, 'hireDate', orders.hireDate),
      leaveDate: readDateField(reading, 'leaveDate', orders.leaveDate),
      timeZone: readZone(reading, isZone),
    };
    return { line, key: emailKey(values.email), values, problems: reading.problems };
  });
}

interface Reading {
  textOf: (field: ImportField) => string;
  problems: FieldProblem[];
}

const columnOrder = (rows: readonly ImportRow[], column: number | undefined) =>
  column === undefined ? null : dayOrderOf(rows.map(({ cells }) => cleanCell(cells[column] ?? '')));

/** Of more cells than a list can have columns no more are kept than show that there are too many. */
const tooManyCells = (cells: number, columns: number): string =>
  `This line has ${cells > IMPORT_LIMITS.columns ? `more than ${IMPORT_LIMITS.columns}` : cells} cells, the header ${columns}. Put texts with separators or line breaks into quotation marks.`;

function readTexts({ textOf, problems }: Reading) {
  const read = (field: ImportField): string => {
    const text = textOf(field);
    const limit = LONGEST[field] ?? 0;
    if (text.length > limit) {
      problems.push({ field, message: `${IMPORT_FIELD_LABELS[field]}: at most ${limit} characters` });
    }
    return text;
  };
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    fullName: read('fullName'),
    department: read('department'),
    jobTitle: read('jobTitle'),
    location: read('location'),
  };
}

function readEmail({ textOf, problems }: Reading, field: 'email' | 'managerEmail'): string {
  const email = cleanEmail(textOf(field));
  if (email === '') {
    if (field === 'email') problems.push({ field, message: IMPORT_MESSAGES.email });
  } else if (!isEmailAddress(email)) {
    problems.push({ field, message: `“${shown(email)}” is not a valid email address` });
  }
  return email;
}

function readRole({ textOf, problems }: Reading): Role | null {
  const text = textOf('role');
  if (text === '') return null;
  const role = roleOfWord(text);
  if (role === null) {
    problems.push({
      field: 'role',
      message: `The role “${shown(text)}” is not known. Use admin, manager or employee, or choose no column for the role.`,
    });
  }
  return role;
}

function readDateField(
  { textOf, problems }: Reading,
  field: 'hireDate' | 'leaveDate',
  order: ReturnType<typeof dayOrderOf>,
): string {
  const text = textOf(field);
  if (text === '') return '';
  const read = readDate(shown(text), order);
  if ('date' in read) return read.date;
  problems.push({ field, message: read.problem });
  return '';
}

function readZone({ textOf, problems }: Reading, isZone: (name: string) => boolean): string {
  const text = textOf('timeZone');
  if (text === '' || isZone(text)) return text;
  problems.push({
    field: 'timeZone',
    message: `The time zone “${shown(text)}” is not known. Use a name such as Europe/Berlin.`,
  });
  return '';
}

/** A zone takes long to look up, and a file has few different ones. */
function remember(isTimeZone: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? isTimeZone(name);
    known.set(name, answer);
    return answer;
  };
}

const LONGEST_SHOWN = 60;
const shown = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
