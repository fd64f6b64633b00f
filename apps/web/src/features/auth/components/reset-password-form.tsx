import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { ACCOUNT_MESSAGES } from '@vela/domain';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { isNewPassword, PASSWORD_HINT } from '../account-field-rules.ts';
import { useResetPassword } from '../api/reset-password.ts';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const reset = useResetPassword();
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: {
      password: isNewPassword,
      confirmPassword: (value, { password }) => (value === password ? null : ACCOUNT_MESSAGES.passwordsDiffer),
    },
  });

  const refuse = () => {
    focusFirstInvalid(formElement.current);
  };
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={form.onSubmit(({ password }) => {
        reset.mutate(
          { token, password },
          {
            onSuccess: onDone,
            onError(error) {
              form.setErrors(fieldErrors(error));
              refuse();
            },
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
