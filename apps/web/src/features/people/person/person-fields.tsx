import { Anchor, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { Person } from '@vela/contract';
import { PERSON_FIELD_LABELS } from '@vela/domain/people';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { wordsBesideFields } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { LeaveDialog, useLeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PersonInputs } from './person-inputs.tsx';
import { PersonSection } from './person-sections.tsx';
import classes from './person.module.css';
import { usePersonForm } from './use-person-form.ts';

const personOf = (search: string) => new URLSearchParams(search).get('person');

/** The editable fields of a person. */
export function PersonFields({ person }: { person: Person }) {
  const { fields, formElement, conflict, isDirty, isSaving, error, submit, reset } = usePersonForm(person);
  const { blocker } = useLeaveGuard(
    isDirty,
    (from, to) => from.pathname !== to.pathname || personOf(from.search) !== personOf(to.search),
  );
  const problem = wordsBesideFields(error, fields.values, 'This could not be saved. Please try again.');
  return (
    <PersonSection title="Details">
      <form ref={formElement} noValidate onSubmit={submit}>
        <Stack gap="sm">
          {conflict.length > 0 && <PersonConflictNotice lines={conflict} onTakeTheirs={reset} />}
          <PersonInputs form={fields} person={person} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput label={PERSON_FIELD_LABELS.hireDate} type="date" {...fields.getInputProps('hireDate')} />
            <TextInput label={PERSON_FIELD_LABELS.leaveDate} type="date" {...fields.getInputProps('leaveDate')} />
          </SimpleGrid>
          {problem !== null && <Notice tone="red">{problem}</Notice>}
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed" role="status">
              {isDirty ? 'Not saved yet' : person.directReports > 0 && <ReportsLink person={person} />}
            </Text>
            <Group gap="xs">
              {isDirty && (
                <Button variant="default" onClick={reset} disabled={isSaving}>
                  Discard changes
                </Button>
              )}
              <Button type="submit" loading={isSaving}>
                Save
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
      <LeaveDialog blocker={blocker} onDiscard={reset} />
    </PersonSection>
  );
}

interface ConflictNoticeProps {
  /** What is saved now and by whom, field by field. */
  lines: readonly string[];
  onTakeTheirs: () => void;
}

/** Somebody else saved first: nothing that was typed is lost, and saving again is a decision. */
function PersonConflictNotice({ lines, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <Notice tone="yellow">
      <strong>Somebody else has saved this person meanwhile.</strong> What you typed is kept. Look at what has changed,
      then save again or take what is saved.
      <ul className={classes.conflict}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="default" size="xs" mt="xs" onClick={onTakeTheirs}>
        Take what is saved
      </Button>
    </Notice>
  );
}

/** Leads to the list of those who report to somebody. */
export function ReportsLink({ person }: { person: Person }) {
  const formats = useFormats();
  return (
    <Anchor component={Link} to={`${paths.people}&manager=${encodeURIComponent(person.id)}`} inherit>
      {counted(formats, person.directReports, 'direct report')}
    </Anchor>
  );
}
