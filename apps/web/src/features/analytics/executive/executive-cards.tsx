import type { ExecutiveDashboard } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { FigureCard, MeasureCard } from '../components/figure-card.tsx';
import { explainFigure, figureText } from '../components/figure-words.ts';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import classes from './executive.module.css';

export function ExecutiveCards({ dashboard, since }: { dashboard: ExecutiveDashboard; since: string }) {
  const { engagement, enps, participation, reviewCompletion, recognition, recognitionReason } = dashboard;
  return (
    <div className={classes.cards}>
      <MeasureCard
        name="Engagement"
        kind="score"
        measure={{ figure: engagement.score, change: engagement.change }}
        definition={`The score of the questions about engagement. ${COMPANY_FIGURE_DEFINITIONS.score}`}
        since={since}
      />
      <MeasureCard name="eNPS" kind="enps" measure={enps} definition={COMPANY_FIGURE_DEFINITIONS.enps} since={since} />
      <MeasureCard
        name="Participation"
        kind="rate"
        measure={participation}
        definition={COMPANY_FIGURE_DEFINITIONS.responseRate}
        since={since}
      />
      <ReviewCard reviews={reviewCompletion} />
      {recognition === null && (
        <FigureCard name="Recognition" value="–" explanation={{ definition: recognitionReason }}>
          {recognitionReason}
        </FigureCard>
      )}
    </div>
  );
}

function ReviewCard({ reviews }: { reviews: ExecutiveDashboard['reviewCompletion'] }) {
  const formats = useFormats();
  if (reviews === null) {
    return (
      <FigureCard
        name="Reviews finished"
        value="–"
        explanation={{ definition: COMPANY_FIGURE_DEFINITIONS.reviewCompletion, base: 'No review was asked for yet' }}
      >
        No review was asked for yet
      </FigureCard>
    );
  }
  return (
    <FigureCard
      name="Reviews finished"
      value={figureText(formats, 'rate', reviews.rate)}
      explanation={{
        ...explainFigure(formats, COMPANY_FIGURE_DEFINITIONS.reviewCompletion, { figure: reviews.rate, kind: 'rate' }),
        base: `${formats.number(reviews.completed)} of ${formats.number(reviews.total)} reviews`,
      }}
    >
      {reviews.averageRating === null
        ? 'No ratings yet'
        : `Average rating ${formats.oneDecimal(reviews.averageRating)} of 5`}
    </FigureCard>
  );
}
