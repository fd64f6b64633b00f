import { useState, type KeyboardEvent } from 'react';
import { useFormats } from '../lib/use-formats.ts';
import { axisTop } from '../lib/days.ts';
import { useDayFormat } from '../lib/use-day-format.ts';
import classes from './day-bars.module.css';

export interface DaysProps {
  days: readonly { day: string; count: number }[];
  label: string;
}

/** One stop for the tab key; the arrows go from bar to bar, whose words show on focus and hover alike. */
export function DayBars({ days, label }: DaysProps) {
  const formats = useFormats();
  const formatDay = useDayFormat();
  const [current, setCurrent] = useState(0);
  const top = axisTop(Math.max(...days.map(({ count }) => count)));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(days.length - 1, current + step));
    setCurrent(next);
    event.currentTarget.querySelectorAll('li')[next]?.focus();
  };
  return (
    <figure className={classes.figure}>
      <div className={classes.plot}>
        <div className={classes.axis} aria-hidden>
          <span>{formats.number(top)}</span>
          <span>{formats.number(top / 2)}</span>
          <span>0</span>
        </div>
        <ol className={classes.bars} aria-label={`${label} by day`} onKeyDown={onKeyDown}>
          {days.map(({ day, count }, index) => {
            const text = `${formatDay(day)}: ${formats.number(count)}`;
            return (
              <li
                key={day}
                tabIndex={index === Math.min(current, days.length - 1) ? 0 : -1}
                aria-label={text}
                data-text={text}
                className={classes.bar}
              >
                <span style={{ height: `${String((count / top) * 100)}%` }} />
              </li>
            );
          })}
        </ol>
      </div>
      <figcaption className={classes.ends}>
        <span>{formatDay(first.day)}</span>
        <span>{formats.number(total)} in all</span>
        {days.length > 1 && <span>{formatDay(last.day)}</span>}
      </figcaption>
    </figure>
  );
}
