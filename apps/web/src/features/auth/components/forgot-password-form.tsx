import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { isEmail } from '../account-field-rules.ts';
import { useForgotPassword } from '../api/forgot-password.ts';

export function ForgotPasswordForm() {
  const formElement = useRef<HTMLFormElement>(null);
  const forgot = useForgotPassword();
  const form = useForm({ initialValues: { email: '' }, validate: { email: isEmail } });

  if (forgot.isSuccess) {
    return (
      <Text role="status">
        If an account has the address <b>{forgot.variables}</b>, a link has been written for it. It works once, for one
        hour. Vela does not deliver mail yet: an administrator of your company finds the link under Notifications.
      </Text>
    );
  }
  const refuse = () => {
    focusFirstInvalid(formElement.current);
  };
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={form.onSubmit(({ email }) => {
        forgot.mutate(email.trim(), {
          onError(error) {
            form.setErrors(fieldErrors(error));
            refuse();
          },
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
