import { Button, Center } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiError } from '../lib/api-client.ts';
import { useSession } from '../lib/session.tsx';
import { CenteredLoader } from '../ui/centered-loader.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { paths } from './paths.ts';
import type { ReturnState } from './return-path.ts';

const UNREACHABLE = new ApiError(0, {
  code: 'network',
  message: "The server can't be reached. You are still signed in; check your connection and try again.",
});

/** Shows its screens to signed-in people only and remembers where the others wanted to go. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, leftByChoice, retry, signOut } = useSession();
  const { pathname, search, hash } = useLocation();
  switch (status) {
    case 'signed-in':
      return children;
    case 'loading':
      return <CenteredLoader label="Checking your session" fullScreen />;
    case 'signed-out': {
      const state: ReturnState | null = leftByChoice ? null : { from: pathname + search + hash };
      return <Navigate to={paths.login} replace state={state} />;
    }
    case 'unreachable':
      return (
        <Center mih="100dvh" component="main">
          <div>
            <ErrorState isScreen title="Vela is out of reach" error={UNREACHABLE} onRetry={retry} />
            <Center>
              <Button variant="subtle" size="xs" onClick={() => void signOut()}>
                Sign out on this device
              </Button>
            </Center>
          </div>
        </Center>
      );
  }
}
