import { Anchor, Button, Divider, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { useDemoSignIn, useSignIn } from '../api/signing-in.ts';
import { EmailField, isEmail, PasswordField, requiredField } from './account-fields.tsx';

export function SignInForm({ forgotPasswordPath }: { forgotPasswordPath: string }) {
  const demo = useDemoSignIn();
  const { form, discard } = useKeptForm({
    key: 'sign-in',
    initialValues: { email: '', password: '' },
    secret: ['password'],
    validate: { email: isEmail, password: requiredField('Password is required') },
  });
  const { formElement, refuse, refuseWith } = useRefusal(form);
  const signIn = useSignIn(discard);

  const submit = (values: { email: string; password: string }) => {
    signIn.mutate(values, {
      onError: refuseWith,
    });
  };

  return (
    <form ref={formElement} noValidate onSubmit={form.onSubmit(submit, refuse)}>
      <Stack gap="md">
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <Anchor component={Link} to={forgotPasswordPath} size="sm" ml="auto" mt={-8}>
          Forgot your password?
        </Anchor>
        <Button type="submit" size="md" fullWidth disabled={signIn.isPending}>
          {signIn.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
        {demo && (
          <>
            <Divider label="or" />
            <Button
              variant="default"
              size="md"
              fullWidth
              disabled={signIn.isPending}
              onClick={() => {
                form.setValues(demo);
                submit(demo);
              }}
            >
              Quick Demo Access
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
