import type { Notice } from '../session/session-state.ts';
import type { LinkState, PersonalLink } from './personal-link.ts';

interface Inspected {
  change: Partial<LinkState>;
  /** Why nobody should begin to answer. */
  stop: Notice | null;
}

/**
 * Whether the link and the key are worth anything, before somebody answers ten questions for nothing. Without a
 * connection one can answer, and it turns out when the answers are sent.
 */
export async function inspectLink(link: PersonalLink): Promise<Inspected> {
  const [checked, key] = await Promise.all([link.check(), link.way === 'verified' ? link.fingerprint() : null]);
  const change: Partial<LinkState> = {};
  const stops: Notice[] = [];
  if (checked.kind === 'answer') {
    change.checked = checked.value;
    // With a token of its own, the device is the one that used it.
    if (checked.value.used && link.token === null) stops.push('link_used');
  } else if (checked.kind !== 'retry') stops.push(checked.kind);
  if (key?.kind === 'answer') change.key = { kind: 'published', fingerprint: key.value };
  else if (key?.kind === 'retry') change.key = { kind: 'unreachable' };
  else if (key) stops.push(key.kind);
  return { change, stop: stops[0] ?? null };
}
