import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { isNewPassword, repeatsPassword } from '../account-field-rules.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

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
