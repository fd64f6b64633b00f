import { Anchor } from '@mantine/core';
import type { Person } from '@vela/contract';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';

/** Leads to the list of those who report to somebody. */
export function ReportsLink({ person }: { person: Person }) {
  const formats = useFormats();
  return (
    <Anchor component={Link} to={`${paths.people}&manager=${encodeURIComponent(person.id)}`} inherit>
      {counted(formats, person.directReports, 'direct report')}
    </Anchor>
  );
}
