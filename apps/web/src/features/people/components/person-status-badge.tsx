import { type ShownStatus, STATUS_LABELS } from '@vela/domain';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';

const TONES: Record<ShownStatus, Tone> = {
  invited: 'blue',
  active: 'green',
  on_leave: 'yellow',
  left: 'outline',
  deactivated: 'neutral',
};

/** Whether somebody works here today. */
export function PersonStatusBadge({ status }: { status: ShownStatus }) {
  return (
    <ToneBadge tone={TONES[status]} dot={status === 'active'}>
      {STATUS_LABELS[status]}
    </ToneBadge>
  );
}
