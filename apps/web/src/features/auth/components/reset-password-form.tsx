import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ACCOUNT_MESSAGES } from '@vela/domain';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { isNewPassword, PASSWORD_HINT } from '../account-field-rules.ts';
import { useResetPassword } from '../api/reset-password.ts';

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
      confirmPassword: (value, { password }) => (value === password ? null : ACCOUNT_MESSAGES.passwordsDiffer),
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
        <PasswordField
          label="New Password"
          description={PASSWORD_HINT}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" size="md" fullWidth disabled={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Set the password'}
        </Button>
      </Stack>
    </form>
  );
}
