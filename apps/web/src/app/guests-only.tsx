import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../lib/session.tsx';
import { CenteredLoader } from '../ui/centered-loader.tsx';
import { paths } from './paths.ts';
import { returnPath } from './return-path.ts';

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
