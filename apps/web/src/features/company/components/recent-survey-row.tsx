import type { SurveySummary } from '@vela/contract';
import { SURVEY_TYPE_LABELS } from '@vela/domain/surveys';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import rows from '../../../ui/link-rows.module.css';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './recent-surveys-panel.module.css';

export function RecentSurveyRow({ survey, to }: { survey: SurveySummary; to: string }) {
  const formats = useFormats();
  const { title, type, responseCount, completionRate, status } = survey;
  return (
    <Link to={to} className={classNames(rows.row, classes.row)}>
      <div style={{ minWidth: 0 }}>
        <div className={classes.title} title={title}>
          {title}
        </div>
        <div className={classes.meta}>
          {SURVEY_TYPE_LABELS[type]} · {counted(formats, responseCount, 'response')}
        </div>
      </div>
      <div className={classes.completion} title="Completion: submitted of started">
        <div className={classes.track} aria-hidden>
          <div className={classes.fill} style={{ width: `${completionRate}%` }} />
        </div>
        <span className={classes.percent}>{formats.percent(completionRate)}</span>
      </div>
      <div className={classes.status}>
        <StatusBadge status={status} />
      </div>
    </Link>
  );
}
