import type { PersonalData } from '../../../platform/personal-data.ts';
import { eraseFromImports } from './erase-from-imports.ts';
import { deleteInvitationsOf, eraseFromMails } from './erasure-store.ts';
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
