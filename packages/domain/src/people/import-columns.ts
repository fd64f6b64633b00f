import { formulaSafe } from '../export/spreadsheet-cells.ts';
import type { ImportedPerson } from './import-plan.ts';
import { cleanCell, cleanEmail, isEmailAddress } from './people-import-cells.ts';
import { HEADER_KEYS, roleOfWord, wordKey } from './people-import-words.ts';
import { IMPORT_FIELDS, IMPORT_FIELD_LABELS, type ImportField, type ImportMapping } from './people-import.ts';

/** In the order of the exported file; its header is what the import recognises without being told. */
const COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'role',
  'department',
  'jobTitle',
  'managerEmail',
  'location',
  'hireDate',
  'leaveDate',
  'timeZone',
] as const satisfies readonly ImportField[];

/** The columns that the header names; where a word can mean two things, what stands below it decides. */
export function suggestMapping(header: readonly string[], sample: readonly (readonly string[])[]): ImportMapping {
  const keys = header.map(wordKey);
  const mapping: ImportMapping = {};
  const used = new Set<number>();
  const take = (field: ImportField, column: number | undefined) => {
    if (column === undefined) return;
    mapping[field] = column;
    used.add(column);
  };
  for (const field of IMPORT_FIELDS) take(field, columnOf(field, { keys, sample, used }));
  // A header alone is better than nothing: then the check tells what is wrong with the addresses.
  if (mapping.email === undefined) {
    take('email', columnOfEmails({ keys, sample, used }) ?? columnOf('email', { keys, sample: [], used }));
  }
  return withoutDoubleNames(mapping, keys);
}

interface Columns {
  keys: readonly string[];
  sample: readonly (readonly string[])[];
  used: ReadonlySet<number>;
}

function columnOf(field: ImportField, columns: Columns): number | undefined {
  const { keys, used } = columns;
  for (const word of HEADER_KEYS[field]) {
    const column = keys.findIndex((key, index) => key === word && !used.has(index) && fits(field, index, columns));
    if (column !== -1) return column;
  }
  return undefined;
}

/** A "Manager" may be a name and a "Role" a job title: those are not what the fields take. */
function fits(field: ImportField, column: number, { sample }: Columns): boolean {
  const values = sample.map((cells) => cells[column] ?? '').filter((cell) => cleanCell(cell) !== '');
  if (values.length === 0) return true;
  if (field === 'managerEmail' || field === 'email') return values.some((cell) => isEmailAddress(cleanEmail(cell)));
  return field !== 'role' || values.some((cell) => roleOfWord(cleanCell(cell)) !== null);
}

/** Where no header says so: the first column with addresses in most of its cells. */
function columnOfEmails({ keys, sample, used }: Columns): number | undefined {
  const isMostly = (column: number) =>
    sample.filter((cells) => isEmailAddress(cleanEmail(cells[column] ?? ''))).length * 2 > sample.length;
  const column = keys.findIndex((_key, index) => !used.has(index) && isMostly(index));
  return column === -1 ? undefined : column;
}

/** Beside a `Vorname`, `Name` is the last name; beside both parts the full name says nothing new. */
function withoutDoubleNames(mapping: ImportMapping, keys: readonly string[]): ImportMapping {
  const { fullName, ...rest } = mapping;
  if (fullName === undefined || rest.firstName === undefined) return mapping;
  if (rest.lastName === undefined && keys[fullName] === 'name') return { ...rest, lastName: fullName };
  return rest.lastName === undefined ? mapping : rest;
}

/** People as rows of a file that the import reads back without a change; no cell is a formula. */
export const peopleExportRows = (people: readonly ImportedPerson[]): string[][] => [
  COLUMNS.map((field) => IMPORT_FIELD_LABELS[field]),
  ...people.map((person) => COLUMNS.map((field) => formulaSafe(person[field] ?? ''))),
];
