import { useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer, User } from '@vela/contract';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { api, ApiError, onTokenRefused } from './api-client.ts';
import { type Session, SessionContext, type SessionStatus } from './session-context.ts';
import { toastInfo } from './toasts.tsx';
import { getToken, removeToken, setToken, TOKEN_KEY } from './token-store.ts';

export { useSession, useUser } from './session-context.ts';

interface State {
  status: SessionStatus;
  user: User | null;
  leftByChoice: boolean;
}

const SIGNED_OUT: State = { status: 'signed-out', user: null, leftByChoice: false };
const LEFT: State = { ...SIGNED_OUT, leftByChoice: true };
const LOADING: State = { ...SIGNED_OUT, status: 'loading' };
const UNREACHABLE: State = { ...SIGNED_OUT, status: 'unreachable' };
const signedIn = (user: User): State => ({ status: 'signed-in', user, leftByChoice: false });

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>(() => (getToken() === null ? SIGNED_OUT : LOADING));

  const end = useCallback(
    (next: State) => {
      removeToken();
      queryClient.clear();
      setState(next);
    },
    [queryClient],
  );
  const forget = useCallback(() => {
    end(SIGNED_OUT);
  }, [end]);

  const check = useCallback(() => {
    const token = getToken();
    setState(token === null ? SIGNED_OUT : LOADING);
    if (token === null) return;
    void whoIs(token).then((next) => {
      // Another sign-in may have replaced the token while the server was asked.
      if (getToken() === token || getToken() === null) setState(next);
    });
  }, []);

  useEffect(check, [check]);
  useRefusedToken(forget);
  useOtherTabs(check, forget);

  const session = useMemo<Session>(
    () => ({
      ...state,
      signIn({ token, user }: SessionAnswer) {
        queryClient.clear();
        setToken(token);
        setState(signedIn(user));
      },
      async signOut() {
        // The server's copy ends too; when it can't be reached, the person still leaves this device.
        await api.call('logout').catch(() => undefined);
        end(LEFT);
      },
      replaceUser: (user) => {
        setState(signedIn(user));
      },
      retry: check,
    }),
    [state, queryClient, end, check],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The state that a token leads to. A verdict against it removes it; silence of the server does not. */
async function whoIs(token: string): Promise<State> {
  try {
    const { user } = await api.call('getMe');
    return signedIn(user);
  } catch (error) {
    if (error instanceof ApiError && error.isTransient) return UNREACHABLE;
    if (getToken() === token) removeToken();
    return SIGNED_OUT;
  }
}

function useRefusedToken(forget: () => void): void {
  useEffect(() => {
    onTokenRefused((token) => {
      // An answer to an older token says nothing about the one in use.
      if (getToken() !== token) return;
      forget();
      toastInfo('Your session has ended. Please sign in again.');
    });
    return () => {
      onTokenRefused(() => undefined);
    };
  }, [forget]);
}

/** Signing out or in in one tab counts for all of them. */
function useOtherTabs(check: () => void, forget: () => void): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== TOKEN_KEY) return;
      if (event.newValue === null) forget();
      else check();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [check, forget]);
}
