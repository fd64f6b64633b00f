import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '../app/paths.ts';
import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { SignInForm } from '../features/auth/components/sign-in-form.tsx';

export function LoginPage() {
  // Handed on, so that coming back from the registration still leads to the screen that was asked for.
  const { state } = useLocation();
  return (
    <AuthLayout
      title="Welcome back"
      tabTitle="Sign in"
      subtitle="AI-powered employee pulse surveys for scaling businesses"
    >
      <SignInForm forgotPasswordPath={paths.forgotPassword} />
      <Text mt="xl" ta="center" size="sm" c="dimmed">
        New to Vela?{' '}
        <Anchor underline="always" component={Link} to={paths.register} state={state}>
          Create your account
        </Anchor>
      </Text>
    </AuthLayout>
  );
}
