import { IconChevronRight } from '@tabler/icons-react';
import type { OrgChartNode } from '@vela/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { PersonStatusBadge } from '../components/person-status-badge.tsx';
import { usePeoplePlace } from '../use-people-place.ts';
import { useChart } from './chart-context.ts';
import classes from './org-chart.module.css';
import { OrgLevel } from './org-level.tsx';
import { indent } from './org-remark.tsx';

interface OrgNodeProps {
  person: OrgChartNode;
  level: number;
  position: number;
  setSize: number;
  startsOpen: boolean;
  isFirst: boolean;
}

/** Somebody in the tree and, once opened, those below. */
export function OrgNode({ person, level, position, setSize, startsOpen, isFirst }: OrgNodeProps) {
  const { go } = usePeoplePlace();
  const chart = useChart();
  const formats = useFormats();
  const item = useFocusWhenSought(person.id);
  const leads = person.directReports > 0;
  const isOpen = leads && (chart.opened.get(person.id) ?? startsOpen);
  const reports = leads ? reportWords(formats, person) : '';
  const open = () => {
    go({ person: person.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Items lie in each other, and the key is for the innermost one.
    if (event.target !== event.currentTarget || event.key !== 'Enter') return;
    event.preventDefault();
    open();
  };
  return (
    <li
      ref={item}
      role="treeitem"
      aria-label={[person.name, person.jobTitle, reports].filter(Boolean).join(', ')}
      aria-expanded={leads ? isOpen : undefined}
      aria-selected={false}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={(chart.current === null ? isFirst : chart.current === person.id) ? 0 : -1}
      className={classes.item}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.target === event.currentTarget) chart.focus(person.id);
      }}
    >
      <div className={classes.row} style={{ paddingInlineStart: indent(level) }}>
        <span
          data-toggle
          aria-hidden
          className={classNames(classes.toggle, !leads && classes.leaf, isOpen && classes.open)}
          onClick={() => {
            if (leads) chart.toggle(person.id, !isOpen);
          }}
        >
          <IconChevronRight size={18} />
        </span>
        <div className={classes.person} onClick={open}>
          <span className={classes.name}>{person.name}</span>
          {person.status !== 'active' && <PersonStatusBadge status={person.status} />}
          <span className={classes.work}>{[person.jobTitle, person.department].filter(Boolean).join(' · ')}</span>
        </div>
        {leads && <span className={classes.reports}>{reports}</span>}
      </div>
      {isOpen && (
        <ul role="group" className={classes.group}>
          <OrgLevel managerId={person.id} level={level + 1} />
        </ul>
      )}
    </li>
  );
}

function reportWords(formats: ReturnType<typeof useFormats>, { directReports, totalReports }: OrgChartNode): string {
  const direct = counted(formats, directReports, 'report');
  return totalReports > directReports ? `${direct}, ${formats.number(totalReports)} in all` : direct;
}

function useFocusWhenSought(id: string) {
  const { sought } = useChart();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sought !== id) return;
    item.current?.focus();
    item.current?.scrollIntoView({ block: 'center' });
  }, [sought, id]);
  return item;
}
