import { IconCircleCheck, IconUsers } from '@tabler/icons-react';
import { useFormats } from '../../../lib/use-formats.ts';
import { StatCard } from '../../../ui/stat-card.tsx';
import { useReviewOverview } from '../api/get-review-overview.ts';

export function ReviewStatCards() {
  const formats = useFormats();
  const { data, isPending, isError } = useReviewOverview();
  const state = { loading: isPending, failed: isError && data === undefined };
  return (
    <>
      <StatCard
        label="Total Reviews"
        value={formats.number(data?.totalReviews ?? 0)}
        icon={<IconUsers size={16} stroke={1.75} />}
        {...state}
      />
      <StatCard
        label="Completed Reviews"
        value={formats.number(data?.completedReviews ?? 0)}
        icon={<IconCircleCheck size={16} stroke={1.75} />}
        {...state}
      />
    </>
  );
}
