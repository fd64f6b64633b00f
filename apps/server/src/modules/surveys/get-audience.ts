import type { Forecast } from '@vela/contract';
import { localDay, type AudienceChoice } from '@vela/domain';
import type { Actor } from '../../platform/actor.ts';
import { getTimeZone } from '../../platform/company-time-zone-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { countAudience } from './audience-store.ts';
import { reachOf } from '../../platform/reach.ts';
import { getThresholdSetting } from './surveys-store.ts';

export interface Audience {
  count: number;
  /** The fewest answers that are shown of a survey that is launched now. */
  minGroup: number;
  forecast: Forecast;
}

const OPEN_LINK = 'Anyone with the link can answer, so answers have no department, tenure or location.';

/** How many people an audience has today; a manager's surveys reach the people below that manager alone. */
export async function getAudience(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  choice: AudienceChoice,
): Promise<Audience> {
  const { ownerId } = reachOf(actor, 'surveys.read');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const today = localDay(deps.clock.now(), await getTimeZone(tx, actor.companyId));
    const possible = { companyId: actor.companyId, managerId: ownerId, today };
    const count = await countAudience(tx, possible, choice);
    const { minGroup } = await getThresholdSetting(tx, actor.companyId);
    return { count, minGroup, forecast: { groups: [], reason: OPEN_LINK } };
  });
}
