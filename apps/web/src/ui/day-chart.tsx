import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../lib/use-formats.ts';
import { daysBetween } from '../lib/days.ts';
import { useDayFormat } from '../lib/use-day-format.ts';
import { DayBars, type DaysProps } from './day-bars.tsx';

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
