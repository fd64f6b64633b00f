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

/** What people read for a field, also as the header of the exported file. */
export const IMPORT_FIELD_LABELS: Record<ImportField, string> = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  role: 'Role',
  department: 'Department',
  jobTitle: 'Job title',
  managerEmail: 'Manager email',
  location: 'Location',
  hireDate: 'Hire date',
  leaveDate: 'Leave date',
  timeZone: 'Time zone',
};

/** The column of each field, counted from 0. An email column is needed, the rest is optional. */
export type ImportMapping = Partial<Record<ImportField, number>>;

export const IMPORT_LIMITS = { bytes: 10_000_000, rows: 50_000, columns: 60, cell: 500 } as const;

/** How long an import can be taken back, and how long its rows are kept: they are personal data. */
export const IMPORT_KEPT_DAYS = 30;

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

/** One line of the file; a line can be longer than its row where cells have line breaks. */
export interface ImportRow {
  line: number;
  cells: string[];
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

export interface ImportProblem {
  line: number;
  field: ImportField | null;
  message: string;
}

export const IMPORT_MESSAGES = {
  emailColumn: 'Please choose the column with the email addresses',
  columnOnce: 'Each column can be used once',
  unknownColumn: 'The file has no such column',
  email: 'The email address is missing',
  emailTaken: 'This email address belongs to another company',
  ownManager: 'Nobody can be their own manager',
  deactivated: 'This person is deactivated. Reactivate them before you change them.',
  erased: 'The data of this person was erased. Please leave the line out.',
  ownLeaveDate: 'You can’t end your own employment. Ask another admin.',
} as const;

/** What is wrong with a choice of columns, by field; an empty list when nothing is. */
export function problemsOfMapping(mapping: ImportMapping, columns: number): { path: string; message: string }[] {
  const chosen = Object.entries(mapping);
  const problems = chosen.flatMap(([field, column], index): { path: string; message: string }[] => {
    const path = `mapping.${field}`;
    if (column >= columns) return [{ path, message: IMPORT_MESSAGES.unknownColumn }];
    const repeated = chosen.slice(0, index).some(([, earlier]) => earlier === column);
    return repeated ? [{ path, message: IMPORT_MESSAGES.columnOnce }] : [];
  });
  if (mapping.email !== undefined) return problems;
  return [{ path: 'mapping.email', message: IMPORT_MESSAGES.emailColumn }, ...problems];
}
