import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useUser } from '../../../lib/session.tsx';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useUpdateProfile } from '../api/own-account.ts';
import { NAME_RULES, NameFields } from './account-fields.tsx';

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

interface Choice {
  value: string;
  label: string;
}

/** A stored value that is not offered any more stays choosable, or saving would silently change it. */
export function localeChoices(current: string | null): Choice[] {
  const known: Choice[] = [{ value: '', label: 'As my browser has it' }, ...LOCALES];
  return withCurrent(known, current);
}

export function ownTimeZoneChoices(current: string | null, companyZone: string): Choice[] {
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: readable(zone) }));
  return withCurrent([{ value: '', label: `The company's (${readable(companyZone)})` }, ...zones], current);
}

const readable = (zone: string) => zone.replaceAll('_', ' ');

function withCurrent(known: Choice[], current: string | null): Choice[] {
  if (current === null || known.some(({ value }) => value === current)) return known;
  return [...known, { value: current, label: current }];
}

/** Regions whose dates and numbers one can choose; each is named in its own language. */
const LOCALES = [
  { value: 'en-US', label: 'English (United States)' },
  { value: 'en-GB', label: 'English (United Kingdom)' },
  { value: 'de-DE', label: 'Deutsch (Deutschland)' },
  { value: 'de-CH', label: 'Deutsch (Schweiz)' },
  { value: 'es-ES', label: 'Español (España)' },
  { value: 'es-MX', label: 'Español (México)' },
  { value: 'fr-FR', label: 'Français (France)' },
  { value: 'it-IT', label: 'Italiano (Italia)' },
  { value: 'nl-NL', label: 'Nederlands (Nederland)' },
  { value: 'pl-PL', label: 'Polski (Polska)' },
  { value: 'pt-BR', label: 'Português (Brasil)' },
  { value: 'sv-SE', label: 'Svenska (Sverige)' },
  { value: 'ja-JP', label: '日本語 (日本)' },
] as const;
