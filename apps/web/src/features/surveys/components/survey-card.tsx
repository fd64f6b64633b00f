import { Button } from '@mantine/core';
import { IconChartBar, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { Link } from 'react-router';
import { SURVEY_TYPE_LABELS } from '@vela/domain/surveys';
import type { SurveySummary } from '@vela/contract';
import { paths } from '../../../app/paths.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './survey-list.module.css';

interface SurveyCardProps {
  survey: SurveySummary;
  onLaunch: () => void;
  onClose: () => void;
}

export function SurveyCard({ survey, onLaunch, onClose }: SurveyCardProps) {
  const formats = useFormats();
  const mayWrite = useCan('surveys.write');
  const { firstName, lastName } = survey.createdBy;
  const creator = `${firstName} ${lastName}`.trim();
  return (
    <article className={classes.card} aria-label={survey.title}>
      <div className={classes.cardHead}>
        <div className={classes.cardTitle}>
          <h2>
            <Link to={paths.survey(survey._id)}>{survey.title}</Link>
          </h2>
          <div className={classes.muted}>{SURVEY_TYPE_LABELS[survey.type]}</div>
        </div>
        <StatusBadge status={survey.status} />
      </div>
      <dl className={classes.figures}>
        <Figure
          label={survey.questionCount === 1 ? 'Question' : 'Questions'}
          value={formats.number(survey.questionCount)}
        />
        <Figure
          label={survey.responseCount === 1 ? 'Response' : 'Responses'}
          value={formats.number(survey.responseCount)}
        />
        <Figure label="Completion" value={formats.percent(survey.completionRate)} />
      </dl>
      <div className={classes.muted}>
        {creator === '' ? 'Created' : `Created by ${creator}`} on {formats.date(survey.createdAt)}
      </div>
      <div className={classes.cardActions}>
        <ButtonLink to={paths.survey(survey._id)} variant="default" size="xs" aria-label={`View ${survey.title}`}>
          View
        </ButtonLink>
        <ButtonLink
          to={paths.surveyAnalytics(survey._id)}
          variant="subtle"
          size="xs"
          leftSection={<IconChartBar size={14} aria-hidden />}
          aria-label={`Analytics of ${survey.title}`}
        >
          Analytics
        </ButtonLink>
        {mayWrite && survey.status === 'draft' && (
          <Button
            size="xs"
            className={classes.lastAction}
            leftSection={<IconPlayerPlay size={14} aria-hidden />}
            aria-label={`Launch ${survey.title}`}
            onClick={onLaunch}
          >
            Launch
          </Button>
        )}
        {mayWrite && survey.status === 'active' && (
          <Button
            size="xs"
            variant="default"
            className={classes.lastAction}
            leftSection={<IconPlayerStop size={14} aria-hidden />}
            aria-label={`Close ${survey.title}`}
            onClick={onClose}
          >
            Close
          </Button>
        )}
      </div>
    </article>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
