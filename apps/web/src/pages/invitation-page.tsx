import { Anchor, Button, Text } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { useInvitation } from '../features/auth/api/invitation.ts';
import { AcceptInvitationForm } from '../features/auth/components/accept-invitation-form.tsx';
import { AuthLayout } from '../features/auth/components/auth-layout.tsx';
import { ApiError, messageOf } from '../lib/api-error.ts';
import { useSession } from '../lib/session.tsx';
import { useFormats } from '../lib/use-formats.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { SkeletonList } from '../ui/loading.tsx';

export function InvitationPage() {
  // The token stands behind the #, which browsers send to no server and write into no log.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  if (token === '') {
    return (
      <AuthLayout
        title="This link is incomplete"
        subtitle="Please open the link from the mail again, or ask whoever invited you for a new one."
      >
        <WayOn />
      </AuthLayout>
    );
  }
  return <Invited key={token} token={token} />;
}

function Invited({ token }: { token: string }) {
  const navigate = useNavigate();
  const formats = useFormats();
  const query = useInvitation(token);
  if (query.isPending) {
    return (
      <AuthLayout title="Your invitation" subtitle="One moment, please.">
        <SkeletonList rows={4} rowHeight={56} label="Reading the invitation" />
      </AuthLayout>
    );
  }
  if (query.isError) {
    return <Refused error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  const { companyName, invitedBy, expiresAt } = query.data;
  const subtitle = `${invitedBy ?? 'Somebody'} invites you. Say your name and choose a password; the link works until ${formats.date(expiresAt)}.`;
  return (
    <AuthLayout title={`Join ${companyName}`} subtitle={subtitle}>
      <AcceptInvitationForm
        token={token}
        invitation={query.data}
        onJoined={() => {
          void navigate(paths.dashboard, { replace: true });
        }}
      />
      <Text mt="xl" ta="center" size="sm">
        Joined already?{' '}
        <Anchor underline="always" component={Link} to={paths.login}>
          Sign in
        </Anchor>
      </Text>
    </AuthLayout>
  );
}

/** A link that is over says what to do; a server that can't be reached is worth another try. */
function Refused({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  const { user } = useSession();
  const isOver = error instanceof ApiError && !error.isTransient;
  // Mostly the own link, opened once more out of the mail.
  if (user !== null && error instanceof ApiError && error.code === 'invitation_spent') {
    return (
      <AuthLayout
        title="You are in already"
        subtitle={`You are signed in as ${user.name} (${user.email}) and need no invitation. This link has expired, was taken back or was used already.`}
      >
        <WayOn />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={isOver ? 'This invitation does not work' : 'The invitation could not be read'}
      subtitle={messageOf(error, 'Something went wrong on our side. Please try again.')}
    >
      {isOver ? (
        <WayOn />
      ) : (
        <Button onClick={onRetry} loading={isRetrying}>
          Retry
        </Button>
      )}
    </AuthLayout>
  );
}

function WayOn() {
  const { user } = useSession();
  return user === null ? (
    <ButtonLink to={paths.login}>Go to sign-in</ButtonLink>
  ) : (
    <ButtonLink to={paths.dashboard}>Go to the dashboard</ButtonLink>
  );
}
