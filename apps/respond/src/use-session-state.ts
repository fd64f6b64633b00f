import { useMemo, useSyncExternalStore } from 'react';
import type { PageData } from './page-data.ts';
import type { PageSession } from './session/page-session.ts';
import { initialState, type SessionState } from './session/session-state.ts';

const neverChanges = () => () => undefined;

/** The state of the session; on the server, where there is none, the state that one would start with. */
export function useSessionState(data: PageData, session: PageSession | null): SessionState {
  const initial = useMemo(() => initialState(data), [data]);
  const getInitial = () => initial;
  return useSyncExternalStore(session?.subscribe ?? neverChanges, session?.getState ?? getInitial, getInitial);
}
