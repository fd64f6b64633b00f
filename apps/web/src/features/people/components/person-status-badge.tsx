import type { Person } from '@vela/contract';
import type { ShownStatus } from '@vela/domain/people';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';
import { statusLabel } from '../status-label.ts';

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
