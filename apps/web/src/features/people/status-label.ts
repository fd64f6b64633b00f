import type { Person } from '@vela/contract';
import { type ShownStatus, STATUS_LABELS } from '@vela/domain/people';

const NOT_JOINED: Record<Person['invitation']['state'], string> = {
  none: 'Not invited yet',
  accepted: 'Not invited yet',
  pending: STATUS_LABELS.invited,
  expired: 'Invitation expired',
  revoked: 'Invitation taken back',
};

/** What people read of a status. Without knowing of the link nobody is said to hold one. */
export function statusLabel(status: ShownStatus, invitation?: Person['invitation']['state']): string {
  if (status !== 'invited') return STATUS_LABELS[status];
  return invitation === undefined ? 'Not joined yet' : NOT_JOINED[invitation];
}
