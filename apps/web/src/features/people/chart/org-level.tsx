import type { OrgChartNode } from '@vela/contract';
import { Fragment } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useOrgChart } from '../api/get-org-chart.ts';
import { usePeoplePlace } from '../use-people-place.ts';
import { OrgNode } from './org-node.tsx';
import { OrgRemark } from './org-remark.tsx';

interface OrgLevelProps {
  managerId: string | null;
  level: number;
  /** Whether those on it are open until somebody closes them. */
  startsOpen?: boolean;
  /** Where the Tab key enters as long as nobody was there. */
  first?: string | undefined;
}

/** Those who report to one person. */
export function OrgLevel({ managerId, level, startsOpen = false, first }: OrgLevelProps) {
  const formats = useFormats();
  const query = useOrgChart(managerId);
  const { showList } = usePeoplePlace();
  if (query.isPending) return <OrgRemark level={level} text="Loading…" isBusy />;
  if (!query.data) {
    const text = `${messageOf(query.error, 'This could not be loaded.')} Try again`;
    return <OrgRemark level={level} text={text} onChoose={() => void query.refetch()} />;
  }
  const { people, total } = query.data;
  const hidden = total - people.length;
  return (
    <Fragment>
      {people.map((person: OrgChartNode, index) => (
        <OrgNode
          key={person.id}
          person={person}
          level={level}
          position={index + 1}
          setSize={people.length + (hidden > 0 ? 1 : 0)}
          startsOpen={startsOpen}
          isFirst={person.id === first}
        />
      ))}
      {hidden > 0 && (
        <OrgRemark
          level={level}
          text={`${counted(formats, hidden, 'more person', 'more people')}: see them in the list`}
          onChoose={() => {
            showList({ managerId: managerId ?? 'none' });
          }}
        />
      )}
    </Fragment>
  );
}
