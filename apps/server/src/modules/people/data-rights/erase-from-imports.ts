import type { Tx } from '@vela/db';
import { cleanEmail, emailKey, suggestMapping } from '@vela/domain';
import type { PersonKey } from '../people-changes-store.ts';
import {
  deleteImportChangesOf,
  deleteImportedRow,
  eraseFromImportProblems,
  listImportedRows,
  setImportedCells,
  type ImportedRow,
} from './erasure-store.ts';

/** Takes a person out of the lists that were uploaded: the own row goes, and the address where it names the manager. */
export async function eraseFromImports(tx: Tx, person: PersonKey, addresses: readonly string[]): Promise<void> {
  await deleteImportChangesOf(tx, person);
  await eraseFromImportProblems(tx, person.companyId, addresses);
  const known = new Set(addresses);
  for (const row of await listImportedRows(tx, person.companyId, addresses)) {
    const named = row.cells.map((cell) => known.has(emailKey(cleanEmail(cell))));
    if (!named.includes(true)) continue;
    if (isOwnRow(row, named)) await deleteImportedRow(tx, person.companyId, row);
    else {
      const cells = row.cells.map((cell, column) => (named[column] ? '' : cell));
      await setImportedCells(tx, person.companyId, { ...row, cells });
    }
  }
}

/** Where no column can be told to hold the addresses of the people, the whole row is taken to be the person's. */
function isOwnRow({ header, cells }: ImportedRow, named: readonly boolean[]): boolean {
  const { email } = suggestMapping(header, [cells]);
  return email === undefined || named[email] === true;
}
