import { IconCircleCheck, IconStarFilled, IconUsers } from '@tabler/icons-react';
import type { Review } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';
import { useReviewOverview, useReviews } from '../api/reviews.ts';
import classes from './dashboard-reviews.module.css';

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

const SHOWN = 3;

export function RecentReviewsPanel() {
  const reviews = useReviews();
  const recent = reviews.data?.slice(0, SHOWN);
  return (
    <Panel title="Recent Reviews" flush>
      {recent === undefined && reviews.isPending && (
        <div className={classes.padded}>
          <SkeletonList rows={SHOWN} rowHeight={44} gap={20} label="Loading recent reviews" />
        </div>
      )}
      {recent === undefined && reviews.isError && (
        <ErrorState error={reviews.error} isRetrying={reviews.isFetching} onRetry={() => void reviews.refetch()} />
      )}
      {recent?.length === 0 && <EmptyState plain title="No reviews yet" />}
      {recent !== undefined && recent.length > 0 && (
        <ul className={classes.list}>
          {recent.map((review) => (
            <RecentReviewRow key={review._id} review={review} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RecentReviewRow({ review }: { review: Review }) {
  const formats = useFormats();
  const { reviewee, template, pointsEarned, overallRating, status } = review;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.title}>Review for {reviewee.name}</div>
        <div className={classes.meta}>
          {template.name} · {counted(formats, pointsEarned, 'point')} earned
        </div>
      </div>
      {overallRating !== null && (
        <span className={classes.rating} aria-label={`Rated ${formats.number(overallRating)} of 5`} role="img">
          <IconStarFilled size={14} className={classes.star} aria-hidden />
          {formats.number(overallRating)}
        </span>
      )}
      <ReviewStatusBadge status={status} />
    </li>
  );
}

function ReviewStatusBadge({ status }: { status: Review['status'] }) {
  const { label, tone } = STATUSES[status];
  return <ToneBadge tone={tone}>{label}</ToneBadge>;
}

const STATUSES: Record<Review['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'yellow' },
  in_progress: { label: 'In Progress', tone: 'neutral' },
  completed: { label: 'Completed', tone: 'green' },
  overdue: { label: 'Overdue', tone: 'neutral' },
};
