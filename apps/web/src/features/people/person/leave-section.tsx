import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Person } from '@vela/contract';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { useSetLeave } from '../api/set-leave.ts';
import { PersonSection } from './person-section.tsx';
import classes from './person.module.css';

/** From when to when somebody is away for longer: parental leave, a sabbatical. */
export function LeaveSection({ person }: { person: Person }) {
  const setLeave = useSetLeave(person.id);
  const form = useForm({
    initialValues: { onLeaveFrom: person.onLeaveFrom ?? '', onLeaveTo: person.onLeaveTo ?? '' },
    validate: {
      onLeaveFrom: (value) => (value === '' ? 'Please say from when' : null),
      onLeaveTo: (value, { onLeaveFrom }) => (value !== '' && value < onLeaveFrom ? PEOPLE_MESSAGES.leaveOrder : null),
    },
  });
  const { formElement, refuse, refuseWith } = useRefusal(form);
  const isSet = person.onLeaveFrom !== null;
  return (
    <PersonSection title="Leave">
      <p className={classes.line}>
        <span className={classes.muted}>
          Nobody is asked, reminded or counted while on leave. Without an end the leave goes on.
        </span>
      </p>
      <form
        ref={formElement}
        noValidate
        onSubmit={form.onSubmit(({ onLeaveFrom, onLeaveTo }) => {
          setLeave.mutate({ onLeaveFrom, onLeaveTo: onLeaveTo || null }, { onError: refuseWith });
        }, refuse)}
      >
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput label="On leave from" type="date" {...form.getInputProps('onLeaveFrom')} />
            <TextInput label="On leave to" type="date" {...form.getInputProps('onLeaveTo')} />
          </SimpleGrid>
          <Group gap="xs">
            <Button type="submit" variant="default" loading={setLeave.isPending} disabled={!form.isDirty()}>
              Save leave
            </Button>
            {isSet && (
              <Button
                variant="subtle"
                disabled={setLeave.isPending}
                onClick={() => {
                  setLeave.mutate({ onLeaveFrom: null, onLeaveTo: null });
                }}
              >
                No leave
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </PersonSection>
  );
}
