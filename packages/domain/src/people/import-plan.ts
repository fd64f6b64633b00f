import type { Role } from '../accounts/permissions.ts';
import type { MemberStatus } from './member-status.ts';
import type { ImportMapping, ImportProblem, ImportRow } from './people-import.ts';
import type { FieldProblem } from './read-import-rows.ts';

/** What is known of a person; also what a line makes of one. */
export interface ImportedPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  department: string | null;
  /** Null for whoever reports to nobody. */
  managerEmail: string | null;
  jobTitle: string;
  location: string;
  hireDate: string | null;
  leaveDate: string | null;
  timeZone: string | null;
}

export interface ExistingPerson extends ImportedPerson {
  id: string;
  status: MemberStatus;
  erased: boolean;
}

export interface ImportLine {
  line: number;
  key: string;
  action: 'create' | 'update' | 'unchanged' | 'leave_out';
  existing: ExistingPerson | null;
  person: ImportedPerson;
  changes: ImportChange[];
  /** Empty for a line that was not chosen. */
  problems: FieldProblem[];
}

export interface ImportPlan {
  lines: ImportLine[];
  problems: ImportProblem[];
  /** Departments that the taken lines need and that are not there yet, as the file first writes them. */
  newDepartments: string[];
  counts: { created: number; updated: number; unchanged: number; leftOut: number };
}

export interface ImportInput {
  rows: readonly ImportRow[];
  columns: number;
  mapping: ImportMapping;
  leaveOut: ReadonlySet<number>;
  /** Everybody of the company, also those whom the file doesn't name: reporting lines go through them. */
  existing: readonly ExistingPerson[];
  departments: readonly string[];
  /** Keys of addresses that belong to other companies. */
  takenEmails: ReadonlySet<string>;
  /** Who imports. */
  actorId: string;
  today: string;
  isTimeZone: (name: string) => boolean;
}

export interface ImportChange {
  field: Exclude<keyof ImportedPerson, 'email'>;
  from: string;
  to: string;
}

/** Takes a line out of the import and says why. */
export function refuse(line: ImportLine, problem: FieldProblem): void {
  line.action = 'leave_out';
  line.problems.push(problem);
}
