import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { authenticate } from '../auth/index.ts';

/**
 * Who answers an attributed survey: a signed-in member of its company, else nobody known. Not to be asked for anonymous
 * surveys: already looking at a session leaves a trace of when it was used.
 */
export async function findRespondent(deps: Deps, companyId: string, token: string | null): Promise<Actor | null> {
  if (token === null) return null;
  const actor = await authenticate(deps, token);
  return actor?.companyId === companyId ? { ...actor, address: null } : null;
}
