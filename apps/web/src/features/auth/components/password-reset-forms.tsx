import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { isEmail, isNewPassword, repeatsPassword } from '../account-field-rules.ts';
import { useForgotPassword } from '../api/forgot-password.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { NewPasswordFields } from './account-fields.tsx';

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
        <TextInput
          label="Email address"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
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
