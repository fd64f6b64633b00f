import { formulaSafe } from '../export/spreadsheet-cells.ts';
import type { ImportedPerson } from './import-plan.ts';
import { IMPORT_FIELD_LABELS, type ImportField } from './people-import.ts';

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

/** People as rows of a file that the import reads back without a change; no cell is a formula. */
export const peopleExportRows = (people: readonly ImportedPerson[]): string[][] => [
  COLUMNS.map((field) => IMPORT_FIELD_LABELS[field]),
  ...people.map((person) => COLUMNS.map((field) => formulaSafe(person[field] ?? ''))),
];
