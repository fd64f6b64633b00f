import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import type { PeopleImport } from '@vela/contract';
import {
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
  problemsOfMapping,
} from '@vela/domain/people';
import { useId, useRef, useState } from 'react';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { focusFirstInvalid } from '../../../lib/use-refusal.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { usePeoplePlace } from '../people-place.ts';
import { ENCODING_WORDS, SEPARATOR_WORDS } from './import-words.ts';
import classes from './import.module.css';

interface ImportColumnsProps {
  import: PeopleImport;
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
  onNext: () => void;
}

const EXAMPLES = 3;

/** The second step: which column says what. */
export function ImportColumns({ import: known, mapping, onChange, onNext }: ImportColumnsProps) {
  const formats = useFormats();
  const { linkTo } = usePeoplePlace();
  const form = useRef<HTMLFormElement>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const problem = problemsOfMapping(mapping, known.header.length)[0]?.message;
  const next = () => {
    setWasRefused(problem !== undefined);
    if (problem === undefined) onNext();
    else focusFirstInvalid(form.current);
  };
  const recognised = `${counted(formats, known.rowCount, 'row')}, ${ENCODING_WORDS[known.encoding]}, separated by ${SEPARATOR_WORDS[known.separator]}`;
  return (
    <Panel title={known.fileName} purpose={recognised}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <Stack gap="md">
          <p className={classes.line}>Check what each column holds. The email column is required.</p>
          <ul className={classes.columns} aria-label="Columns of the file">
            {known.header.map((name, column) => (
              <Column
                key={column}
                name={name === '' ? `Column ${column + 1}` : name}
                examples={known.sample.slice(0, EXAMPLES).map((row) => row[column] ?? '')}
                value={mappedField(mapping, column) ?? ''}
                isWrong={wasRefused && problem !== undefined}
                onChange={(value) => {
                  onChange(withColumn(mapping, column, IMPORT_FIELDS.find((field) => field === value) ?? null));
                }}
              />
            ))}
          </ul>
          {wasRefused && problem !== undefined && <Notice tone="red">{problem}</Notice>}
          <Group justify="flex-end" gap="xs">
            <ButtonLink variant="default" to={linkTo({ import: 'new' })}>
              Choose another file
            </ButtonLink>
            <Button type="submit">Check the list</Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

interface ColumnProps {
  name: string;
  examples: readonly string[];
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function Column({ name, examples, value, isWrong, onChange }: ColumnProps) {
  const examplesId = useId();
  const shown = examples.filter((example) => example !== '');
  return (
    <li className={classes.column}>
      <div className={classes.columnText}>
        <div className={classes.columnName}>{name}</div>
        <div id={examplesId} className={classes.muted}>
          {shown.length === 0 ? 'Empty in the first rows' : shown.join(' · ')}
        </div>
      </div>
      <NativeSelect
        aria-label={`Column ${name} holds`}
        aria-describedby={examplesId}
        className={classes.columnField}
        value={value}
        data={FIELD_CHOICES}
        error={isWrong}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </li>
  );
}

/** What a column is taken for; null when it is left out. */
export const mappedField = (mapping: ImportMapping, column: number): ImportField | null =>
  IMPORT_FIELDS.find((field) => mapping[field] === column) ?? null;

/** The mapping with another field for a column. A field that another column had moves here. */
export function withColumn(mapping: ImportMapping, column: number, field: ImportField | null): ImportMapping {
  const rest = Object.entries(mapping).filter(([known, at]) => at !== column && known !== field);
  return Object.fromEntries(field === null ? rest : [...rest, [field, column]]);
}

export const FIELD_CHOICES: { value: '' | ImportField; label: string }[] = [
  { value: '', label: 'Leave out' },
  ...IMPORT_FIELDS.map((value) => ({
    value,
    label: value === 'email' ? `${IMPORT_FIELD_LABELS.email} (required)` : IMPORT_FIELD_LABELS[value],
  })),
];

/** A mapping as it was kept on the device; what does not fit the file is dropped. */
export function keptMapping(stored: unknown, columns: number): ImportMapping | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const column = known.get(field);
      return typeof column === 'number' && Number.isInteger(column) && column >= 0 && column < columns
        ? [[field, column] as const]
        : [];
    }),
  );
}
