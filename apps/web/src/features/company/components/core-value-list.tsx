import type { Company } from '@vela/contract';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import classes from './core-values.module.css';
import { ReadOnlyNotice } from './read-only-notice.tsx';

/** The values as those see them who may not change them. */
export function CoreValueList({ values }: { values: Company['coreValues'] }) {
  return (
    <>
      <ReadOnlyNotice subject="the core values" />
      <Panel title="Core Values" flush={values.length > 0}>
        {values.length === 0 ? (
          <EmptyState title="Not set" text="Your company has not entered core values yet." />
        ) : (
          <ul className={classes.readList}>
            {values.map(({ value, description, importance }) => (
              <li key={value}>
                <div>
                  <div className={classes.name}>{value}</div>
                  {description !== '' && <div className={classes.description}>{description}</div>}
                </div>
                <ToneBadge tone="neutral">Importance {importance} of 10</ToneBadge>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
