import { Button, Table } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useDayFormat, useFormats } from '../lib/use-formats.ts';
import classes from './day-bars.module.css';

interface DayChartProps {
  /** Counts by day, yyyy-mm-dd; days without any are left out. */
  counts: Readonly<Record<string, number>>;
  /** What is counted, e.g. "Responses". */
  label: string;
}

/** Bars by day from 0, with the same figures as a table behind. */
export function DayChart({ counts, label }: DayChartProps) {
  const [asTable, setAsTable] = useState(false);
  const days = daysBetween(counts);
  return (
    <div>
      {asTable ? <DayTable days={days} label={label} /> : <DayBars days={days} label={label} />}
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        ml={-8}
        onClick={() => {
          setAsTable(!asTable);
        }}
      >
        {asTable ? 'Show as chart' : 'Show as table'}
      </Button>
    </div>
  );
}

function DayTable({ days, label }: DaysProps) {
  const formats = useFormats();
  const formatDay = useDayFormat();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Day</Table.Th>
          <Table.Th ta="right">{label}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days
          .filter(({ count }) => count > 0)
          .map(({ day, count }) => (
            <Table.Tr key={day}>
              <Table.Td>{formatDay(day)}</Table.Td>
              <Table.Td ta="right">{formats.number(count)}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  );
}

interface DaysProps {
  days: readonly { day: string; count: number }[];
  label: string;
}

/** One stop for the tab key; the arrows go from bar to bar, whose words show on focus and hover alike. */
function DayBars({ days, label }: DaysProps) {
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

const DAY_MS = 86_400_000;
/** More bars than this are too thin to be hit; the first days go first. */
const LONGEST = 92;

/** Every day from the first to the last with a count, days without any as 0; at most the last three months. */
export function daysBetween(counts: Readonly<Record<string, number>>): { day: string; count: number }[] {
  const known = Object.keys(counts).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = Date.parse(last);
  const start = Math.max(Date.parse(first), end - (LONGEST - 1) * DAY_MS);
  const days = [];
  for (let time = start; time <= end; time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    days.push({ day, count: counts[day] ?? 0 });
  }
  return days;
}

/** The top of a count axis whose half is a whole number too. */
export function axisTop(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const top = [1, 2, 4, 6, 10].map((factor) => factor * step).find((candidate) => candidate >= highest);
  return Math.max(2, top ?? highest);
}
