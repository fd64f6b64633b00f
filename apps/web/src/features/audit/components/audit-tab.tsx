import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { auditActionLabel } from '@vela/domain/audit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '../../../lib/use-can.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useAuditEntries, useExportAuditEntries } from '../api/audit-entries.ts';
import {
  type AuditFilter,
  auditFilterIn,
  isAuditFiltered,
  isBackwards,
  NO_AUDIT_FILTER,
  withAuditFilter,
} from '../audit-filter.ts';
import { AuditList } from './audit-list.tsx';
import classes from './audit.module.css';

interface AuditTabProps {
  /** The page gives the field that chooses a person. */
  personField: (props: PersonFieldProps) => ReactNode;
}

const TYPING_MS = 300;

/** Who did what and when. */
export function AuditTab({ personField }: AuditTabProps) {
  const [query, setQuery] = useSearchParams();
  const filter = auditFilterIn(query);
  const [q] = useDebouncedValue(filter.q, TYPING_MS);
  const asked = { ...filter, q };
  const entries = useAuditEntries(asked);
  const setFilter = (next: AuditFilter) => {
    setQuery((before) => withAuditFilter(before, next), { replace: true });
  };
  return (
    <Panel
      title="Audit Log"
      purpose="Every change an administrator would ask about, newest first. Nothing in it can be edited or deleted."
      action={<ExportButton filter={asked} />}
      flush
    >
      <AuditFilters
        filter={filter}
        actions={entries.data?.pages[0]?.actions ?? []}
        personField={personField}
        onChange={setFilter}
      />
      <Entries
        entries={entries}
        isFiltered={isAuditFiltered(filter)}
        onReset={() => {
          setFilter(NO_AUDIT_FILTER);
        }}
      />
    </Panel>
  );
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const save = useExportAuditEntries();
  const mayExport = useCan('audit.export');
  if (!mayExport) return null;
  return (
    <Button
      className={classes.export}
      size="xs"
      variant="default"
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={save.isPending}
      onClick={() => {
        save.mutate(filter);
      }}
    >
      Export
    </Button>
  );
}

interface EntriesProps {
  entries: ReturnType<typeof useAuditEntries>;
  isFiltered: boolean;
  onReset: () => void;
}

function Entries({ entries, isFiltered: isNarrowed, onReset }: EntriesProps) {
  if (entries.data === undefined) {
    if (entries.isError) {
      return (
        <ErrorState error={entries.error} isRetrying={entries.isFetching} onRetry={() => void entries.refetch()} />
      );
    }
    return (
      <div className={classes.padded}>
        <SkeletonList rows={8} rowHeight={40} label="Loading the audit log" />
      </div>
    );
  }
  const all = entries.data.pages.flatMap((page) => page.entries);
  if (all.length === 0) {
    return isNarrowed ? (
      <EmptyState
        title="No entries found"
        text="Try adjusting your search or filters"
        action={
          <Button variant="default" size="xs" onClick={onReset}>
            Clear filters
          </Button>
        }
      />
    ) : (
      <EmptyState title="Nothing has happened yet" text="Changes to settings, people and surveys are listed here." />
    );
  }
  return (
    <div aria-busy={entries.isPlaceholderData}>
      <AuditList entries={all} />
      {entries.isFetchNextPageError && <ErrorState error={entries.error} title="The rest could not be loaded" />}
      {entries.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

interface PersonFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

interface AuditFiltersProps {
  filter: AuditFilter;
  /** Every act that the log holds. */
  actions: readonly string[];
  personField: (props: PersonFieldProps) => ReactNode;
  onChange: (filter: AuditFilter) => void;
}

function AuditFilters({ filter, actions, personField, onChange }: AuditFiltersProps) {
  const days = [
    { name: 'from', label: 'From' },
    { name: 'to', label: 'To' },
  ] as const;
  return (
    <div className={classes.filters} role="search">
      <div className={classes.search}>
        <SearchBox
          placeholder="Search the log..."
          value={filter.q}
          onChange={(q) => {
            onChange({ ...filter, q });
          }}
        />
      </div>
      <NativeSelect
        aria-label="Act"
        className={classes.select}
        value={filter.action}
        data={actionChoices(actions, filter.action)}
        onChange={(event) => {
          onChange({ ...filter, action: event.currentTarget.value });
        }}
      />
      <div className={classes.select}>
        {personField({
          value: filter.actorId,
          onChange: (actorId) => {
            onChange({ ...filter, actorId });
          },
        })}
      </div>
      {days.map(({ name, label }) => (
        <TextInput
          key={name}
          type="date"
          className={classes.day}
          leftSection={<span className={classes.dayLabel}>{label}</span>}
          leftSectionWidth={48}
          aria-label={label}
          value={filter[name]}
          error={name === 'to' && isBackwards(filter) ? 'This day is before the first one' : undefined}
          onChange={(event) => {
            onChange({ ...filter, [name]: event.currentTarget.value });
          }}
        />
      ))}
      {isAuditFiltered(filter) && (
        <Button
          variant="subtle"
          onClick={() => {
            onChange(NO_AUDIT_FILTER);
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}

/** The one that is chosen stays choosable, whether the log holds it or not. */
function actionChoices(actions: readonly string[], chosen: string) {
  const all = chosen === '' || actions.includes(chosen) ? actions : [...actions, chosen];
  const choices = all.map((value) => ({ value, label: auditActionLabel(value) }));
  return [
    { value: '', label: 'All actions' },
    ...choices.toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
}
