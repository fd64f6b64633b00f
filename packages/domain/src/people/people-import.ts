/** What a column of an imported list can say about a person. */
export const IMPORT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'fullName',
  'role',
  'department',
  'jobTitle',
  'managerEmail',
  'location',
  'hireDate',
  'leaveDate',
  'timeZone',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The column of each field, counted from 0. An email column is needed, the rest is optional. */
export type ImportMapping = Partial<Record<ImportField, number>>;

export const IMPORT_LIMITS = { bytes: 10_000_000, rows: 50_000, columns: 60, cell: 500 } as const;

export const IMPORT_STATUSES = ['uploaded', 'running', 'done', 'failed', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];
export const IMPORT_SEPARATORS = [',', ';', '\t'] as const;
export type ImportSeparator = (typeof IMPORT_SEPARATORS)[number];

export interface ImportFileFormat {
  encoding: ImportEncoding;
  separator: ImportSeparator;
  header: string[];
}

/** Rows by what happens to them. */
export interface ImportResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Not taken: refused by a rule or not chosen. */
  leftOut: number;
  invited: number;
}
