import type { Review } from '@vela/contract';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';

const STATUSES: Record<Review['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'yellow' },
  in_progress: { label: 'In Progress', tone: 'neutral' },
  completed: { label: 'Completed', tone: 'green' },
  overdue: { label: 'Overdue', tone: 'neutral' },
};

export function ReviewStatusBadge({ status }: { status: Review['status'] }) {
  const { label, tone } = STATUSES[status];
  return <ToneBadge tone={tone}>{label}</ToneBadge>;
}
