import { Button, NativeSelect, TextInput } from '@mantine/core';
import { auditActionLabel } from '@vela/domain/audit';
import type { ReactNode } from 'react';
import { SearchBox } from '../../../ui/search-box.tsx';
import { type AuditFilter, isBackwards, isAuditFiltered, NO_AUDIT_FILTER } from '../audit-filter.ts';
import classes from './audit.module.css';

export interface PersonFieldProps {
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

export function AuditFilters({ filter, actions, personField, onChange }: AuditFiltersProps) {
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
