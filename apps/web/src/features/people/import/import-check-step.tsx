import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import type { ImportCheck, PeopleImport } from '@vela/contract';
import type { ImportMapping } from '@vela/domain/people';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useApplyImport, useImportCheck } from '../api/people-imports.ts';
import { ImportPreview, ImportProblems } from './import-findings.tsx';
import classes from './import.module.css';

interface ImportCheckStepProps {
  import: PeopleImport;
  mapping: ImportMapping;
  onBack: () => void;
  onApplied: () => void;
}

/** The third step: what the import would do, and what of it is wanted. */
export function ImportCheckStep(props: ImportCheckStepProps) {
  const { import: known, mapping, onBack } = props;
  const query = useImportCheck(known.id, mapping);
  return (
    <Panel title="Check before importing" purpose={known.fileName}>
      {query.isPending && <SkeletonList rows={4} rowHeight={64} label="Checking the list" />}
      {query.isError && (
        <>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
          <Group justify="center">
            <Button variant="default" onClick={onBack}>
              Back to the columns
            </Button>
          </Group>
        </>
      )}
      {query.isSuccess && <Checked {...props} check={query.data} />}
    </Panel>
  );
}

function Checked({ import: known, mapping, check, onBack, onApplied }: ImportCheckStepProps & { check: ImportCheck }) {
  const formats = useFormats();
  const apply = useApplyImport(known.id);
  const [leaveOut, setLeaveOut] = useState<ReadonlySet<number>>(new Set());
  const [rows, setRows] = useState<'all' | 'valid' | null>(check.problemCount === 0 ? 'all' : null);
  const [invite, setInvite] = useState(false);
  const [isUndecided, setIsUndecided] = useState(false);
  const count = chosenCount(check, leaveOut);
  const start = () => {
    if (apply.isPending) return;
    setIsUndecided(rows === null);
    if (rows === null) return;
    apply.mutate({ mapping, rows, leaveOut: [...leaveOut], invite }, { onSuccess: onApplied });
  };
  return (
    <Stack gap="lg">
      <CheckCounts check={check} />
      {check.problemCount > 0 && <ImportProblems check={check} fileName={known.fileName} header={known.header} />}
      <ImportPreview check={check} leaveOut={leaveOut} onChange={setLeaveOut} />
      {check.problemCount > 0 && (
        <RowsChoice
          value={rows}
          refused={check.result.leftOut}
          isMissing={isUndecided && rows === null}
          onChange={setRows}
        />
      )}
      <Checkbox
        label="Invite the new people by mail"
        description="Without it nobody is mailed: they stand in the list as not invited yet, and you can mail them all later"
        checked={invite}
        onChange={({ currentTarget }) => {
          setInvite(currentTarget.checked);
        }}
      />
      {apply.error !== null && (
        <Notice tone="red">{messageOf(apply.error, 'The import could not be started. Please try again.')}</Notice>
      )}
      {count === 0 && <Text size="sm">There is nothing to import: nothing would change.</Text>}
      <Group justify="flex-end" gap="xs" className={classes.actions}>
        <Button variant="default" onClick={onBack} disabled={apply.isPending}>
          Back to the columns
        </Button>
        <Button onClick={start} loading={apply.isPending} disabled={count === 0}>
          Import {counted(formats, count, 'person', 'people')}
        </Button>
      </Group>
    </Stack>
  );
}

interface RowsChoiceProps {
  value: 'all' | 'valid' | null;
  /** Lines that can't be taken. */
  refused: number;
  isMissing: boolean;
  onChange: (rows: 'all' | 'valid') => void;
}

/** Leaving people out is a decision, so none of the two is chosen beforehand. */
function RowsChoice({ value, refused, isMissing, onChange }: RowsChoiceProps) {
  const formats = useFormats();
  const lines = counted(formats, refused, 'such line');
  return (
    <Radio.Group
      label="Which lines should be imported?"
      value={value}
      error={isMissing && 'Please choose'}
      onChange={(chosen) => {
        onChange(chosen === 'valid' ? 'valid' : 'all');
      }}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="valid" label="Only the lines without problems" description="The others are left out" />
        <Radio
          value="all"
          label="All lines or none"
          description={`With ${lines} in the file nothing would be imported: correct it and choose it again`}
        />
      </Stack>
    </Radio.Group>
  );
}

/** What would become of the rows, as figures, and the departments that would be made on the way. */
function CheckCounts({ check: { result, newDepartments } }: { check: ImportCheck }) {
  const formats = useFormats();
  const figures = [
    { label: 'New', value: result.created },
    { label: 'Updated', value: result.updated },
    { label: 'Unchanged', value: result.unchanged },
    { label: 'With problems', value: result.leftOut },
  ];
  return (
    <>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formats.number(value)}</dd>
          </div>
        ))}
      </dl>
      {newDepartments.length > 0 && (
        <Text size="sm">
          <strong>New departments:</strong> {newDepartments.join(', ')}
        </Text>
      )}
    </>
  );
}

/** How many people would be added or updated, less those whose lines were left out by hand. */
export function chosenCount({ result, preview }: ImportCheck, leaveOut: ReadonlySet<number>): number {
  const leftOut = preview.filter(
    ({ line, action }) => leaveOut.has(line) && (action === 'create' || action === 'update'),
  );
  return result.created + result.updated - leftOut.length;
}
