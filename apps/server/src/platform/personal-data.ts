import type { Tx } from '@vela/db';

/** Somebody whose data are gathered or erased. */
export interface PersonOnFile {
  companyId: string;
  memberId: string;
  /** Every address that the person has or had here, in small letters. */
  addresses: readonly string[];
}

export interface PersonToErase extends PersonOnFile {
  /** As it was until now. */
  email: string;
  /** Full names that the person has or had. */
  names: readonly string[];
}

/** What becomes of a column that holds a member's id. */
export interface MemberColumn {
  /** Erasing the member removes the rows, empties the column, or leaves the id, which then names nobody. */
  erasing: 'removes' | 'empties' | { keeps: string };
  /** Whether "download my data" tells of the rows. */
  download: 'shows' | { omits: string };
}

/** What an area keeps about people: docs/adr/0028-areas-register-themselves.md. */
export interface PersonalData {
  /** Every column of the area's tables that holds a member's id, as `table.column`. */
  columns: Record<string, MemberColumn>;
  /** Takes the person out of the area's tables. The member's own row is erased by then; no other area may be counted on. */
  erase?: (tx: Tx, person: PersonToErase) => Promise<void>;
  /** The area's parts of the file, by their names in it. */
  collect?: (tx: Tx, person: PersonOnFile) => Promise<Record<string, unknown>>;
}
