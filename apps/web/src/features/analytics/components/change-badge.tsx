import type { Change } from '@vela/contract';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { roundHalfUp } from '@vela/domain/scoring';
import { useFormats } from '../../../lib/use-formats.ts';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';
import { changeDirection, changeInterval, signedDecimal } from './figure-words.ts';
import classes from './change-badge.module.css';

type Better = 'up' | 'down' | 'neither';

interface ChangeBadgeProps {
  /** Null: there is nothing to compare with. */
  change: Change;
  /** What it is a change of, for screen readers. */
  of: string;
  /** What is compared with, e.g. "the 30 days before". */
  since: string;
  /** Which way is good; no judging colour where neither is. */
  better?: Better;
}

/** A change with its 95% interval; what may be chance is called no clear change. */
export function ChangeBadge({ change, of, since, better = 'up' }: ChangeBadgeProps) {
  const formats = useFormats();
  if (change === null) return <span className={classes.words}>Nothing to compare with in {since}</span>;
  const direction = changeDirection(change);
  const interval = changeInterval(formats, change);
  const Sign = direction === 'up' ? IconArrowUpRight : IconArrowDownRight;
  const value = signedDecimal(formats, change.value);
  return (
    <span className={classes.change} role="group" aria-label={`Change of ${of} against ${since}`}>
      {direction === 'unclear' ? (
        <ToneBadge tone="neutral">no clear change</ToneBadge>
      ) : (
        <ToneBadge tone={toneOf(direction, better)}>
          <Sign size={13} aria-hidden />
          {direction} {formats.number(roundHalfUp(Math.abs(change.value), 1))}
        </ToneBadge>
      )}
      <span className={classes.words}>
        {direction === 'unclear' && `${value} `}
        {interval !== null && `(${interval}) `}against {since}
      </span>
    </span>
  );
}

function toneOf(direction: 'up' | 'down', better: Better): Tone {
  if (better === 'neither') return 'blue';
  return direction === better ? 'green' : 'red';
}
