import type { CompanyAnalytics, Driver } from '@vela/contract';
import { useMemo } from 'react';
import { categoryLabel, counted } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session-context.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { valueText } from '../components/figure-words.ts';
import { Figure } from '../components/figure.tsx';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import classes from './drivers-panel.module.css';

/** What goes with engagement and has room to improve, largest impact first. */
export function DriversPanel({ drivers }: { drivers: CompanyAnalytics['drivers'] }) {
  const formats = useFormats();
  const { points, minPoints, items } = drivers;
  return (
    <Panel title="Drivers of engagement" purpose="What goes together with engagement and has room to improve">
      {items.length === 0 ? (
        <EmptyState
          plain
          title="Not enough to compare yet"
          text={`It takes ${formats.number(minPoints)} results of surveys or departments that ask about engagement and something else; there ${points === 1 ? 'is' : 'are'} ${formats.number(points)} in this period.`}
        />
      ) : (
        <ol className={classes.list}>
          {items.map((driver) => (
            <DriverRow key={driver.category} driver={driver} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function DriverRow({ driver }: { driver: Driver }) {
  const formats = useFormats();
  const correlation = useCorrelationFormat();
  const name = categoryLabel(driver.category);
  const { low, high } = driver;
  const base = `${counted(formats, driver.points, 'result')} of surveys and departments`;
  return (
    <li className={classes.driver}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <ToneBadge tone={driver.isNoise ? 'neutral' : 'blue'}>{linkWords(driver)}</ToneBadge>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>
            <Figure name="Correlation" explanation={{ definition: COMPANY_FIGURE_DEFINITIONS.correlation }}>
              Correlation
            </Figure>
          </dt>
          <dd>
            <Figure
              name={`${name}, correlation with engagement`}
              value={correlation(driver.correlation)}
              explanation={{
                definition: COMPANY_FIGURE_DEFINITIONS.correlation,
                base,
                interval: low === null || high === null ? undefined : `${correlation(low)} to ${correlation(high)}`,
              }}
            />
          </dd>
        </div>
        <div>
          <dt>Score</dt>
          <dd>
            <Figure
              name={`${name}, score`}
              value={valueText(formats, 'score', driver.score)}
              explanation={{
                definition: COMPANY_FIGURE_DEFINITIONS.score,
                base: 'All released answers of the period',
              }}
            />
          </dd>
        </div>
        <div>
          <dt>
            <Figure name="Impact" explanation={{ definition: COMPANY_FIGURE_DEFINITIONS.impact }}>
              Impact
            </Figure>
          </dt>
          <dd>
            <Figure
              name={`${name}, impact`}
              value={formats.oneDecimal(driver.impact)}
              explanation={{
                definition: COMPANY_FIGURE_DEFINITIONS.impact,
                base: `${correlation(driver.correlation)} x ${formats.oneDecimal(driver.room)}`,
              }}
            />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function linkWords({ isNoise, correlation }: Driver): string {
  if (isNoise) return 'no clear link';
  return correlation > 0 ? 'goes with engagement' : 'goes against engagement';
}

/** "+0.62": a correlation with two decimals and its sign. */
function useCorrelationFormat(): (value: number) => string {
  const { locale } = useUser();
  return useMemo(
    () =>
      new Intl.NumberFormat(locale ?? undefined, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: 'exceptZero',
      }).format,
    [locale],
  );
}
