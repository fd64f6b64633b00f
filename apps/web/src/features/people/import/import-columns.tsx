import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import type { PeopleImport } from '@vela/contract';
import { IMPORT_FIELDS, type ImportMapping, problemsOfMapping } from '@vela/domain/people';
import { useId, useRef, useState } from 'react';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { usePeoplePlace } from '../use-people-place.ts';
import { ENCODING_WORDS, SEPARATOR_WORDS } from './import-words.ts';
import classes from './import.module.css';
import { FIELD_CHOICES, mappedField, withColumn } from './mapping-choices.ts';

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
