import type { AuditEntry } from '@vela/contract';
import type { AuditRow, EntryOnFile } from './audit-log-store.ts';

interface Shown {
  subjectName: string | null;
  /** Where an act came from is for admins alone. */
  withAddress: boolean;
}

export const presentAuditEntry = (row: AuditRow, { subjectName, withAddress }: Shown): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
  action: row.action,
  subjectType: row.subjectType,
  subjectId: row.subjectId,
  subjectName,
  detail: row.detail,
  address: withAddress ? row.address : null,
});

/** Of acts of others: not who and from where. Of acts on others: not what they told of them. */
export function presentOwnEntry({ actorId, address, detail, subjectId, ...entry }: EntryOnFile, memberId: string) {
  const isOwnAct = actorId === memberId;
  return {
    ...entry,
    by: isOwnAct ? 'yourself' : actorId === null ? 'Vela' : 'somebody else',
    ...(isOwnAct ? { address } : {}),
    ...(subjectId === memberId ? { about: 'yourself', detail } : {}),
  };
}
