import type { Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { cleanEmail, suggestMapping } from '@vela/domain/people';
import type { PersonalData } from '../../../platform/module.ts';
import type { PersonKey } from '../people-changes-store.ts';
import {
  deleteInvitationsOf,
  eraseFromMails,
  deleteImportChangesOf,
  deleteImportedRow,
  eraseFromImportProblems,
  listImportedRows,
  setImportedCells,
  type ImportedRow,
} from './erasure-store.ts';
import { listInvitations, listPersonImportChanges } from './personal-data-store.ts';

export const peoplePersonalData: PersonalData = {
  columns: {
    'members.manager_id': {
      erasing: 'empties',
      download: { omits: 'Who reports to whom is data of those who report.' },
    },
    'invitations.member_id': { erasing: 'removes', download: 'shows' },
    'invitations.invited_by': {
      erasing: { keeps: 'The invitation is the invited person’s.' },
      download: { omits: 'Whom one invited stands in the log.' },
    },
    'people_imports.created_by': {
      erasing: { keeps: 'What was imported is the company’s.' },
      download: { omits: 'What one imported stands in the log.' },
    },
    'people_import_changes.member_id': { erasing: 'removes', download: 'shows' },
  },
  erase: async (tx, { companyId, memberId, addresses, names }) => {
    const person = { companyId, id: memberId };
    await deleteInvitationsOf(tx, person);
    await eraseFromMails(tx, companyId, names);
    await eraseFromImports(tx, person, { addresses, names });
  },
  collect: async (tx, { companyId, memberId }) => {
    const person = { companyId, id: memberId };
    return {
      invitations: await listInvitations(tx, person),
      imports: await listPersonImportChanges(tx, person),
    };
  },
};

interface Traces {
  addresses: readonly string[];
  names: readonly string[];
}

/**
 * Takes a person out of the lists that were uploaded: the own row goes, and addresses and full names that stand in the
 * rows of others, such as those of whom the person manages.
 */
async function eraseFromImports(tx: Tx, person: PersonKey, { addresses, names }: Traces): Promise<void> {
  await deleteImportChangesOf(tx, person);
  await eraseFromImportProblems(tx, person.companyId, addresses);
  const known = new Set(addresses);
  const texts = [...addresses, ...names.flatMap(waysToWrite)];
  const traces = tracesOf(texts);
  for (const row of await listImportedRows(tx, person.companyId, texts)) {
    const named = row.cells.map((cell) => known.has(emailKey(cleanEmail(cell))));
    if (named.includes(true) && isOwnRow(row, named)) {
      await deleteImportedRow(tx, person.companyId, row);
      continue;
    }
    const cells = row.cells.map((cell, column) => (named[column] ? '' : cell.replace(traces, '')));
    if (cells.some((cell, column) => cell !== row.cells[column])) {
      await setImportedCells(tx, person.companyId, { ...row, cells });
    }
  }
}

/** As lists write a name, in small letters: `ada byron`, `byron, ada`, `byron ada`. */
function waysToWrite(name: string): string[] {
  const words = name.toLowerCase().split(' ');
  const turned = words
    .slice(1)
    .map((_word, index) => [words.slice(index + 1).join(' '), words.slice(0, index + 1).join(' ')]);
  return [name.toLowerCase(), ...turned.flatMap(([last, first]) => [`${last}, ${first}`, `${last} ${first}`])];
}

/** The texts where they stand for themselves and are no part of a longer word or address. */
const tracesOf = (texts: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}._+-])(?:${texts.map(escaped).join('|')})(?![\p{L}\p{N}_+-]|\.[\p{L}\p{N}])`,
    'giu',
  );

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Where no column can be told to hold the addresses of the people, the whole row is taken to be the person's. */
function isOwnRow({ header, cells }: ImportedRow, named: readonly boolean[]): boolean {
  const { email } = suggestMapping(header, [cells]);
  return email === undefined || named[email] === true;
}
