import type { SessionAnswer, User } from '@vela/contract';
import { createContext, use } from 'react';

/** `unreachable`: a token is kept, but the server could not be asked about it. */
export type SessionStatus = 'loading' | 'signed-out' | 'signed-in' | 'unreachable';

export interface Session {
  status: SessionStatus;
  user: User | null;
  /** The person left on purpose, so the next sign-in starts afresh instead of where this one ended. */
  leftByChoice: boolean;
  signIn(answer: SessionAnswer): void;
  /** Ends the session on the server too, as far as it can be reached. */
  signOut(): Promise<void>;
  /** Takes over a user that the server has just answered, e.g. after a profile change. */
  replaceUser(user: User): void;
  /** Asks again about the kept token. */
  retry(): void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in user; only for what the session guard stands around. */
export function useUser(): User {
  const { user } = useSession();
  if (user === null) throw new Error('useUser is used outside of the session guard');
  return user;
}
