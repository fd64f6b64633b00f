import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '../app/paths.ts';
import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { RegisterForm } from '../features/auth/components/register-form.tsx';

export function RegisterPage() {
  const { state } = useLocation();
  return (
    <AuthLayout
      title="Create your account"
      subtitle="You register your company and become its first administrator."
      wide
    >
      <RegisterForm />
      <Text mt="xl" ta="center" size="sm" c="dimmed">
        Already have an account?{' '}
        <Anchor underline="always" component={Link} to={paths.login} state={state}>
          Sign in
        </Anchor>
      </Text>
    </AuthLayout>
  );
}
