import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { isNewPassword, repeatsPassword, requiredField } from '../account-field-rules.ts';
import { useChangePassword } from '../api/change-password.ts';
import { NewPasswordFields } from './account-fields.tsx';

export function PasswordPanel() {
  const change = useChangePassword();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: {
      currentPassword: requiredField('Please enter your current password'),
      newPassword: isNewPassword,
      confirmPassword: repeatsPassword('newPassword'),
    },
  });

  const { formElement, refuse, refuseWith } = useRefusal(form);
  const submit = ({ currentPassword, newPassword }: typeof form.values) => {
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: form.reset,
        onError: refuseWith,
      },
    );
  };

  return (
    <Panel title="Password" purpose="Changing it signs out your other sessions">
      <form ref={formElement} noValidate onSubmit={form.onSubmit(submit, refuse)}>
        <Stack gap="md">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            {...form.getInputProps('currentPassword')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NewPasswordFields
              password={{ label: 'New password', ...form.getInputProps('newPassword') }}
              confirmation={{ label: 'Repeat the new password', ...form.getInputProps('confirmPassword') }}
            />
          </SimpleGrid>
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={change.isPending}>
              Change password
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
