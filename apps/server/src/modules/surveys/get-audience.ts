import { isInAudience, localDay, type AudienceChoice } from '@vela/domain';
import type { Actor } from '../../platform/actor.ts';
import { getTimeZone } from '../../platform/company-time-zone-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { listPossibleAudience } from './audience-store.ts';
import { reachOf } from '../../platform/reach.ts';
import { getThresholdSetting } from './surveys-store.ts';

export interface Audience {
  count: number;
  /** The fewest answers that are shown of a survey that is launched now. */
  minGroup: number;
}

/** How many people an audience has today; a manager's surveys reach the people below that manager alone. */
export async function getAudience(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  choice: AudienceChoice,
): Promise<Audience> {
  const { ownerId } = reachOf(actor, 'surveys.read');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const today = localDay(deps.clock.now(), await getTimeZone(tx, actor.companyId));
    const people = await listPossibleAudience(tx, actor.companyId, ownerId);
    const { minGroup } = await getThresholdSetting(tx, actor.companyId);
    return { count: people.filter((member) => isInAudience(member, choice, today)).length, minGroup };
  });
}
