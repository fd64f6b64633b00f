import { IconExternalLink } from '@tabler/icons-react';
import type { MySurvey } from '@vela/contract';
import { classNames } from '../../../lib/class-names.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import rows from '../../../ui/link-rows.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { useMySurveys } from '../api/survey-list.ts';
import classes from './surveys-for-you.module.css';

/** What waits for the signed-in person to answer. Nothing waits, nothing is shown: it is no part of anybody's work. */
export function SurveysForYouPanel() {
  const surveys = useMySurveys();
  if (surveys.data === undefined && surveys.isError) {
    return (
      <Panel title="Surveys for you" flush>
        <ErrorState error={surveys.error} isRetrying={surveys.isFetching} onRetry={() => void surveys.refetch()} />
      </Panel>
    );
  }
  const open = surveys.data?.filter(({ used }) => !used) ?? [];
  if (open.length === 0) return null;
  return (
    <Panel title="Surveys for you" flush>
      <ul className={rows.list}>
        {open.map((survey) => (
          <li key={survey._id}>
            <Invitation survey={survey} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Invitation({ survey: { title, link, anonymous, endDate } }: { survey: MySurvey }) {
  const formats = useFormats();
  const facts = [
    anonymous ? 'Anonymous' : 'With your name',
    endDate === null ? null : `open until ${formats.dateTime(endDate)}`,
  ];
  return (
    // The page stands outside of this app and knows of no sign-in; a tab of its own keeps the two apart.
    <a href={link} target="_blank" rel="noopener noreferrer" className={classNames(rows.row, classes.link)}>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
      </span>
      <span className={classes.action}>
        Answer <span className={classes.aside}>(opens in a new tab)</span>
        <IconExternalLink size={16} aria-hidden />
      </span>
    </a>
  );
}
