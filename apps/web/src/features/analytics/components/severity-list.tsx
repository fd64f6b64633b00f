import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';
import classes from './severity-list.module.css';

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
