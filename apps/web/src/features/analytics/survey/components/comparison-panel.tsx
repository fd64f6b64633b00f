import type { Change, SurveyAnalytics } from '@vela/contract';
import { useFormats } from '../../../../lib/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ChangeBadge } from '../../components/change-badge.tsx';
import classes from './comparison.module.css';

/** What changed against another run of the series, with its interval; chance is called chance. */
export function ComparisonPanel({ analytics }: { analytics: SurveyAnalytics }) {
  const formats = useFormats();
  const { comparison } = analytics;
  if (comparison === null) return null;
  const { title, launchedAt } = comparison.survey;
  const changes: { name: string; change: Change }[] = [
    { name: 'Response rate', change: comparison.responseRate },
    { name: 'Score', change: comparison.score },
    { name: 'Favourable', change: comparison.favourable },
    { name: 'eNPS', change: comparison.enps },
  ];
  const known = changes.filter(({ change }) => change !== null);
  return (
    <Panel
      title={`Compared with ${title}`}
      purpose={launchedAt === null ? undefined : `Launched ${formats.date(launchedAt)}`}
    >
      {known.length === 0 ? (
        <p className={classes.note}>
          Nothing can be compared: one of the two has no figures, or hidden ones, or they ask nothing in common.
        </p>
      ) : (
        <>
          <dl className={classes.changes}>
            {known.map(({ name, change }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <ChangeBadge change={change} of={name} since="it" />
                </dd>
              </div>
            ))}
          </dl>
          <p className={classes.note}>
            In brackets: where the true change lies with 95% certainty. Where that holds 0, the difference may be chance
            and is called no clear change.
          </p>
        </>
      )}
    </Panel>
  );
}
