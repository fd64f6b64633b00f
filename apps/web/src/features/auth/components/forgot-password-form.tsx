import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { isEmail } from '../account-field-rules.ts';
import { useForgotPassword } from '../api/forgot-password.ts';

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
