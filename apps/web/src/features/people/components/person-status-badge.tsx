import type { Person } from '@vela/contract';
import { type ShownStatus, STATUS_LABELS } from '@vela/domain/people';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';

const TONES: Record<ShownStatus, Tone> = {
  invited: 'blue',
  active: 'green',
  on_leave: 'yellow',
  left: 'outline',
  deactivated: 'neutral',
};

interface PersonStatusBadgeProps {
  status: ShownStatus;
  /** Where it is known, whether somebody who has not joined holds a link. */
  invitation?: Person['invitation']['state'];
}

/** Whether somebody works here today and, of those who have not joined, whether there is a link to do so. */
export function PersonStatusBadge({ status, invitation }: PersonStatusBadgeProps) {
  const holdsNoLink = status === 'invited' && invitation !== 'pending';
  return (
    <ToneBadge tone={holdsNoLink ? 'outline' : TONES[status]} dot={status === 'active'}>
      {statusLabel(status, invitation)}
    </ToneBadge>
  );
}

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
