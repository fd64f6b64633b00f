import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { ForgotPasswordForm } from '../features/auth/components/password-forms.tsx';

export function ForgotPasswordPage() {
  return (
    <AuthLayout title="Forgot your password?" subtitle="You get a link that lets you set a new one.">
      <ForgotPasswordForm />
      <Text mt="xl" ta="center" size="sm">
        <Anchor component={Link} to={paths.login}>
          Back to sign-in
        </Anchor>
      </Text>
    </AuthLayout>
  );
}
