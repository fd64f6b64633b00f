import { IconChevronRight } from '@tabler/icons-react';
import type { OrgChartNode } from '@vela/contract';
import { createContext, Fragment, type KeyboardEvent, use, useEffect, useRef } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useOrgChart } from '../api/people-list.ts';
import { PersonStatusBadge } from '../components/person-status-badge.tsx';
import { usePeoplePlace } from '../people-place.ts';
import classes from './org-chart.module.css';

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

interface OrgNodeProps {
  person: OrgChartNode;
  level: number;
  position: number;
  setSize: number;
  startsOpen: boolean;
  isFirst: boolean;
}

/** Somebody in the tree and, once opened, those below. */
function OrgNode({ person, level, position, setSize, startsOpen, isFirst }: OrgNodeProps) {
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

interface OrgRemarkProps {
  level: number;
  text: string;
  isBusy?: boolean;
  onChoose?: () => void;
}

/** A line of the tree that is no person: it loads, has failed, or leads on. */
function OrgRemark({ level, text, isBusy = false, onChoose }: OrgRemarkProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onChoose?.();
  };
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      aria-busy={isBusy}
      tabIndex={-1}
      className={classes.item}
      onKeyDown={onKeyDown}
    >
      <div className={classes.remark} style={{ paddingInlineStart: indent(level) }} onClick={onChoose}>
        {text}
      </div>
    </li>
  );
}

/** Deeper levels move in less on a phone, by the stylesheet's own measure. */
const indent = (level: number): string => `calc(12px + ${level - 1} * var(--org-indent))`;

export interface Chart {
  /** Who was opened or closed by hand or by the search. */
  opened: ReadonlyMap<string, boolean>;
  /** Where the Tab key enters the tree. */
  current: string | null;
  /** Who takes the focus as soon as they are drawn. */
  sought: string | null;
  toggle: (id: string, open: boolean) => void;
  focus: (id: string) => void;
}

export const ChartContext = createContext<Chart | null>(null);

function useChart(): Chart {
  const chart = use(ChartContext);
  if (chart === null) throw new Error('useChart needs a ChartContext above it');
  return chart;
}
