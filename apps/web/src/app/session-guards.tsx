import { Button, Center } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiError } from '../lib/api-client.ts';
import { useSession } from '../lib/session.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { CenteredLoader } from '../ui/loading.tsx';
import { paths } from './paths.ts';

const UNREACHABLE = new ApiError(0, {
  code: 'network',
  message: "The server can't be reached. You are still signed in; check your connection and try again.",
});

/** What the guard leaves in the history entry of /login. */
interface ReturnState {
  from: string;
}

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

/** Sign-in and its neighbours: whoever is signed in, or just did, goes on, replacing the history entry. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, state } = useLocation();
  if (status === 'loading') return <CenteredLoader label="Checking your session" fullScreen />;
  if (status === 'signed-in') {
    return <Navigate to={pathname === paths.login ? returnPath(state) : paths.dashboard} replace />;
  }
  return children;
}

/** Where a sign-in leads: back to the screen that asked for it, else to the dashboard. */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.dashboard;
  const { from } = state;
  // Two slashes would be the address of another host.
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.dashboard;
  return from;
}
