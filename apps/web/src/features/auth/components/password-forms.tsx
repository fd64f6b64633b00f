import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useChangePassword } from '../api/own-account.ts';
import { useForgotPassword, useResetPassword } from '../api/signing-in.ts';
import {
  EmailField,
  isEmail,
  isNewPassword,
  NewPasswordFields,
  PasswordField,
  repeatsPassword,
  requiredField,
} from './account-fields.tsx';

export function ForgotPasswordForm() {
  const forgot = useForgotPassword();
  const form = useForm({ initialValues: { email: '' }, validate: { email: isEmail } });
  const { formElement, refuse, refuseWith } = useRefusal(form);

  if (forgot.isSuccess) {
    return (
      <Text role="status">
        If an account has the address <b>{forgot.variables}</b>, a link has been written for it. It works once, for one
        hour. Vela does not deliver mail yet: an administrator of your company finds the link under Notifications.
      </Text>
    );
  }
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={form.onSubmit(({ email }) => {
        forgot.mutate(email.trim(), {
          onError: refuseWith,
        });
      }, refuse)}
    >
      <Stack gap="md">
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
        <Button type="submit" size="md" fullWidth disabled={forgot.isPending}>
          {forgot.isPending ? 'Sending...' : 'Send the link'}
        </Button>
      </Stack>
    </form>
  );
}

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: {
      password: isNewPassword,
      confirmPassword: repeatsPassword('password'),
    },
  });

  const { formElement, refuse, refuseWith } = useRefusal(form);
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={form.onSubmit(({ password }) => {
        reset.mutate(
          { token, password },
          {
            onSuccess: onDone,
            onError: refuseWith,
          },
        );
      }, refuse)}
    >
      <Stack gap="md">
        <NewPasswordFields
          password={{ label: 'New Password', ...form.getInputProps('password') }}
          confirmation={form.getInputProps('confirmPassword')}
        />
        <Button type="submit" size="md" fullWidth disabled={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Set the password'}
        </Button>
      </Stack>
    </form>
  );
}

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
