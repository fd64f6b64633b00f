import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId } from 'react';
import { SEGMENT_DIMENSIONS, type SegmentDimension } from '@vela/domain/anonymity';
import type { Forecast, ForecastGroup } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import classes from './privacy-forecast.module.css';

const TITLES: Record<SegmentDimension, string> = {
  department: 'By department',
  tenure: 'By time in the company',
  location: 'By location',
};

/** Which groups results will tell apart and which they will not, and with whom, before anything is sent. */
export function PrivacyForecast({ forecast }: { forecast: Forecast }) {
  const titleId = useId();
  return (
    <section className={classes.forecast} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        What results will show
      </h3>
      {forecast.reason !== null && <p className={classes.reason}>{forecast.reason}</p>}
      {SEGMENT_DIMENSIONS.map((dimension) => (
        <Dimension
          key={dimension}
          title={TITLES[dimension]}
          groups={forecast.groups.filter((group) => group.dimension === dimension)}
        />
      ))}
    </section>
  );
}

function Dimension({ title, groups }: { title: string; groups: readonly ForecastGroup[] }) {
  const titleId = useId();
  if (groups.length === 0) return null;
  return (
    <div>
      <h4 id={titleId} className={classes.dimension}>
        {title}
      </h4>
      <ul className={classes.groups} aria-labelledby={titleId}>
        {groups.map((group) => (
          <Group key={group.value} group={group} />
        ))}
      </ul>
    </div>
  );
}

function Group({ group }: { group: ForecastGroup }) {
  const formats = useFormats();
  const { label, invited, counted: told, hidden, hiddenWith, reason } = group;
  const people = !hidden && told < invited ? `${formats.number(told)} of ${formats.number(invited)}` : null;
  return (
    <li className={classes.group} data-hidden={hidden || undefined}>
      {hidden ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      <div className={classes.words}>
        <span className={classes.label}>{label}</span>{' '}
        <span className={classes.state}>
          {people ?? counted(formats, invited, 'person', 'people')} · {hidden ? 'hidden' : 'told apart'}
        </span>
        {(reason !== null || hiddenWith.length > 0) && (
          <div className={classes.reason}>
            {[reason, hiddenWith.length > 0 ? `Counted together with ${listed(hiddenWith)}.` : null]
              .filter((part) => part !== null)
              .join(' ')}
          </div>
        )}
      </div>
    </li>
  );
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
