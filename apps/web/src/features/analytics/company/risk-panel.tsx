import type { RiskIndicator } from '@vela/contract';
import { paths } from '../../../app/paths.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { ToneBadge, type Tone } from '../../../ui/tone-badge.tsx';
import classes from '../components/severity-list.module.css';

/** Only there when something needs a look. */
export function RiskPanel({ risks }: { risks: readonly RiskIndicator[] }) {
  if (risks.length === 0) return null;
  return (
    <Panel title="Risk Indicators">
      <SeverityList label="Risk Indicators" items={risks.map(riskItem)} />
    </Panel>
  );
}

export function riskItem({ severity, message, recommendation, evidence, rule }: RiskIndicator): SeverityItem {
  const { surveyId, category, departmentId } = evidence;
  const key = [rule, surveyId, category, departmentId, message].join('|');
  return { key, severity, message, recommendation, evidence: placeOf(evidence) };
}

function placeOf({ surveyId, category, departmentId }: RiskIndicator['evidence']): SeverityItem['evidence'] {
  if (surveyId !== null) return { to: paths.surveyAnalytics(surveyId), label: 'See survey' };
  if (departmentId !== null) return { to: '#departments', label: 'See departments' };
  if (category !== null) return { to: '#categories', label: 'See categories' };
  return undefined;
}

export interface SeverityItem {
  key: string;
  /** `high`, `medium`; whatever else is low. */
  severity: string;
  message: string;
  recommendation: string;
  /** Where the figures behind it stand: a screen, or (with `#`) a place on this one. */
  evidence?: { to: string; label: string } | undefined;
}

/** What needs a look, each with what can be done about it. */
export function SeverityList({ label, items }: { label: string; items: readonly SeverityItem[] }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => {
        const { tone, words } = toneOf(item.severity);
        return (
          <li key={item.key} className={classes.item} data-tone={tone}>
            <ToneBadge tone={tone} dot>
              {words}
            </ToneBadge>
            <div className={classes.text}>
              <div className={classes.message}>{item.message}</div>
              <div className={classes.recommendation}>
                {item.recommendation}
                {item.evidence && (
                  <>
                    {' '}
                    <EvidenceLink {...item.evidence} />
                  </>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function EvidenceLink({ to, label }: { to: string; label: string }) {
  const shared = { inherit: true, underline: 'always' as const };
  // The router would drop the chosen period from the address.
  if (to.startsWith('#')) {
    return (
      <Anchor href={to} {...shared}>
        {label}
      </Anchor>
    );
  }
  return (
    <Anchor component={Link} to={to} {...shared}>
      {label}
    </Anchor>
  );
}

function toneOf(severity: string): { tone: Tone; words: string } {
  if (severity === 'high') return { tone: 'red', words: 'High' };
  if (severity === 'medium') return { tone: 'yellow', words: 'Medium' };
  return { tone: 'blue', words: 'Low' };
}
