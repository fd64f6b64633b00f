import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError } from '../../../lib/toasts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { orgChartQuery, useOrgChart } from '../api/people-list.ts';
import { personQuery } from '../api/person.ts';
import { PersonSelect } from '../components/person-select.tsx';
import { usePeoplePlace } from '../people-place.ts';
import classes from './org-chart.module.css';
import { type Chart, ChartContext, OrgLevel } from './org-level.tsx';

/** With so few at the top the next level is worth seeing at once. */
const OPEN_AT_TOP = 3;

const ITEM = '[role="treeitem"]';

/** Who reports to whom, a level at a time. */
export function OrgChart() {
  const { go } = usePeoplePlace();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [current, setCurrent] = useState<string | null>(null);
  const [sought, setSought] = useState<string | null>(null);

  const jumpTo = async (id: string) => {
    try {
      const way = await findWay(queryClient, id);
      if (way === null) {
        go({ person: id });
        return;
      }
      setOpened((before) => new Map([...before, ...way.map((above) => [above, true] as const)]));
      setSought(id);
    } catch (error) {
      toastError('This person could not be found in the chart', messageOf(error, ''));
    }
  };
  const chart = useMemo<Chart>(
    () => ({
      opened,
      current,
      sought,
      toggle: (id, open) => {
        setOpened((before) => new Map([...before, [id, open]]));
      },
      focus: (id) => {
        setCurrent(id);
        setSought(null);
      },
    }),
    [opened, current, sought],
  );
  return (
    <>
      <PersonSelect
        aria-label="Find a person in the chart"
        placeholder="Find a person in the chart..."
        className={classes.search}
        isSearchBox
        value={null}
        onChange={(id) => {
          if (id !== null) void jumpTo(id);
        }}
      />
      <Panel flush>
        <ChartContext value={chart}>
          <Tree />
        </ChartContext>
      </Panel>
    </>
  );
}

function Tree() {
  const top = useOrgChart(null);
  if (top.isPending) {
    return (
      <div className={classes.padded}>
        <SkeletonList rows={6} rowHeight={40} label="Loading the org chart" />
      </div>
    );
  }
  if (top.isError && !top.data) {
    return <ErrorState error={top.error} onRetry={() => void top.refetch()} isRetrying={top.isFetching} />;
  }
  if (top.data.people.length === 0) {
    return <EmptyState title="Nobody to show" text="People appear here with who reports to whom." />;
  }
  const leaders = top.data.people.filter(({ directReports }) => directReports > 0).length;
  return (
    <ul role="tree" aria-label="Org chart" className={classes.tree} onKeyDown={onTreeKey}>
      <OrgLevel managerId={null} level={1} startsOpen={leaders <= OPEN_AT_TOP} first={top.data.people[0]?.id} />
    </ul>
  );
}

/** The managers above somebody, from the top; null where the chart does not show this person. */
async function findWay(queryClient: QueryClient, id: string): Promise<string[] | null> {
  const above: string[] = [];
  let managerId = await managerOf(queryClient, id);
  // What the server answers between two changes might go in a circle.
  while (managerId !== null && !above.includes(managerId)) {
    above.unshift(managerId);
    managerId = await managerOf(queryClient, managerId);
  }
  const level = await queryClient.fetchQuery(orgChartQuery(above.at(-1) ?? null));
  return level.people.some((person) => person.id === id) ? above : null;
}

async function managerOf(queryClient: QueryClient, id: string): Promise<string | null> {
  const { person } = await queryClient.fetchQuery(personQuery(id));
  return person.manager?.id ?? null;
}

/** Moves the focus in a tree as its pattern asks; opening and closing is the item's own click on its toggle. */
function onTreeKey(event: KeyboardEvent<HTMLElement>): void {
  const tree = event.currentTarget;
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>(ITEM) : null;
  if (item === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = targetOf(event.key, tree, item);
  if (target === undefined) return;
  event.preventDefault();
  if (target === 'toggle') item.querySelector<HTMLElement>('[data-toggle]')?.click();
  else target?.focus();
}

/** Undefined: not a key of the tree. Null: nowhere to go. */
function targetOf(key: string, tree: HTMLElement, item: HTMLElement): HTMLElement | 'toggle' | null | undefined {
  const all = [...tree.querySelectorAll<HTMLElement>(ITEM)];
  const at = all.indexOf(item);
  const isOpen = item.getAttribute('aria-expanded');
  switch (key) {
    case 'ArrowDown':
      return all[at + 1] ?? null;
    case 'ArrowUp':
      return all[at - 1] ?? null;
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    case 'ArrowRight':
      if (isOpen === null) return null;
      return isOpen === 'false' ? 'toggle' : item.querySelector<HTMLElement>(ITEM);
    case 'ArrowLeft':
      return isOpen === 'true' ? 'toggle' : (item.parentElement?.closest<HTMLElement>(ITEM) ?? null);
    default:
      return undefined;
  }
}
