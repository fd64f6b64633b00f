import { Anchor, Text } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { ResetPasswordForm } from '../features/auth/components/password-forms.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

export function ResetPasswordPage() {
  const navigate = useNavigate();
  // The token stands behind the #, which browsers send to no server and write into no log.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  if (token === null || token === '') {
    return (
      <AuthLayout
        title="This link is incomplete"
        subtitle="Please open the link from the mail again, or ask for a new one."
      >
        <ButtonLink to={paths.forgotPassword}>Ask for a new link</ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Set a new password" subtitle="Your other sessions will be signed out.">
      <ResetPasswordForm
        token={token}
        onDone={() => {
          void navigate(paths.login, { replace: true });
        }}
      />
      <Text mt="xl" ta="center" size="sm">
        <Anchor component={Link} to={paths.login}>
          Back to sign-in
        </Anchor>
      </Text>
    </AuthLayout>
  );
}
