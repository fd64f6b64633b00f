import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useUser } from '../../../lib/session.tsx';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Panel } from '../../../ui/panel.tsx';
import { NAME_RULES } from '../account-field-rules.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { localeChoices, ownTimeZoneChoices } from '../profile-choices.ts';
import { NameFields } from './name-fields.tsx';

/** Name, language and time zone of the signed-in person. */
export function ProfilePanel() {
  const user = useUser();
  const update = useUpdateProfile();
  const { form, discard } = useKeptForm({
    key: `profile.${user.id}`,
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      locale: user.locale ?? '',
      timeZone: user.timeZone ?? '',
    },
    validate: NAME_RULES,
  });

  const { formElement, refuse, refuseWith } = useRefusal(form);
  const submit = (values: typeof form.values) => {
    const body = { ...values, locale: values.locale || null, timeZone: values.timeZone || null };
    update.mutate(body, {
      onSuccess() {
        discard();
        form.resetDirty(values);
      },
      onError: refuseWith,
    });
  };

  return (
    <Panel title="Profile" purpose={<>Signed in as {user.email}</>}>
      <form ref={formElement} noValidate onSubmit={form.onSubmit(submit, refuse)}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NameFields form={form} />
            <NativeSelect
              label="Language and region"
              description="For dates and numbers; the app itself speaks English"
              data={localeChoices(user.locale)}
              {...form.getInputProps('locale')}
            />
            <NativeSelect
              label="Time zone"
              description="In which times are shown to you"
              data={ownTimeZoneChoices(user.timeZone, user.company.timeZone)}
              {...form.getInputProps('timeZone')}
            />
          </SimpleGrid>
          <Group justify="flex-end" gap="md">
            {form.isDirty() && (
              <Text size="sm" c="dimmed" role="status">
                Not saved yet
              </Text>
            )}
            <Button type="submit" loading={update.isPending}>
              Save profile
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
