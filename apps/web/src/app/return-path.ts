import { paths } from './paths.ts';

/** What the guard leaves in the history entry of /login. */
export interface ReturnState {
  from: string;
}

/** Where a sign-in leads: back to the screen that asked for it, else to the dashboard. */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.dashboard;
  const { from } = state;
  // Two slashes would be the address of another host.
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.dashboard;
  return from;
}
