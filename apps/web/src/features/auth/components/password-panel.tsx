import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ACCOUNT_MESSAGES } from '@vela/domain';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { isNewPassword, PASSWORD_HINT, required } from '../account-field-rules.ts';
import { useChangePassword } from '../api/change-password.ts';

const REQUIRED = { required: true, withAsterisk: false } as const;

export function PasswordPanel() {
  const change = useChangePassword();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: {
      currentPassword: required('Please enter your current password'),
      newPassword: isNewPassword,
      confirmPassword: (value, { newPassword }) => (value === newPassword ? null : ACCOUNT_MESSAGES.passwordsDiffer),
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
            {...REQUIRED}
            {...form.getInputProps('currentPassword')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <PasswordField
              label="New password"
              description={PASSWORD_HINT}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete="new-password"
              {...REQUIRED}
              {...form.getInputProps('newPassword')}
            />
            <PasswordField
              label="Repeat the new password"
              autoComplete="new-password"
              {...REQUIRED}
              {...form.getInputProps('confirmPassword')}
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
