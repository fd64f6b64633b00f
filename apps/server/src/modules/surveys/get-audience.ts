import type { Forecast } from '@vela/contract';
import { forecastSegments, planSegments, TENURE_BANDS, type ForecastSegment } from '@vela/domain/anonymity';
import { localDay } from '@vela/domain/company';
import type { AudienceChoice, SurveyAccess } from '@vela/domain/surveys';
import type { Actor } from '../../platform/actor.ts';
import { listDepartmentNames, getTimeZone } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { memberInReach, reachOf } from '../../platform/reach.ts';
import { plannedPerson, planThreshold, type AudiencePerson } from '../survey-invitations/index.ts';
import { countAudience, listAudience } from './audience-store.ts';
import { getThresholdSetting } from './surveys-store.ts';

export interface Audience {
  count: number;
  /** The fewest answers that are released of a survey that is launched now. */
  minGroup: number;
  forecast: Forecast;
}

export interface AskedAudience extends AudienceChoice {
  access: SurveyAccess;
  anonymous: boolean;
}

const OPEN_LINK = 'Anyone with the link can answer, so answers have no department, tenure or location.';

/**
 * How many people an audience has today, and what results will tell apart of them; a manager's surveys reach the people
 * below that manager alone.
 */
export async function getAudience(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  asked: AskedAudience,
): Promise<Audience> {
  const managerId = memberInReach(reachOf(actor, 'surveys.read'));
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const today = localDay(deps.clock.now(), await getTimeZone(tx, companyId));
    const possible = { companyId, managerId, today };
    const { minGroup } = await getThresholdSetting(tx, companyId);
    if (asked.access === 'anyone_with_link') {
      const count = await countAudience(tx, possible, asked);
      return { count, minGroup, forecast: { groups: [], reason: OPEN_LINK } };
    }
    const people = await listAudience(tx, possible, asked);
    const departments = await listDepartmentNames(tx, companyId);
    const threshold = planThreshold({ anonymous: asked.anonymous, minGroup });
    return { count: people.length, minGroup, forecast: forecastOf({ people, today, threshold, departments }) };
  });
}

interface Forecasting {
  people: readonly AudiencePerson[];
  today: string;
  threshold: number;
  departments: ReadonlyMap<string, string>;
}

function forecastOf({ people, today, threshold, departments }: Forecasting): Forecast {
  if (people.length === 0) return { groups: [], reason: 'Nobody is in this audience today.' };
  if (people.length < threshold) {
    const reason = `Only ${people.length} ${people.length === 1 ? 'person is' : 'people are'} invited. Results are released from ${threshold} answers on, so none will be.`;
    return { groups: [], reason };
  }
  const planned = people.map((person) => plannedPerson(person, today));
  const segments = forecastSegments(planned, planSegments(planned, threshold));
  if (segments.length === 0) {
    return { groups: [], reason: 'Nothing is known of the departments, hire dates and locations of these people.' };
  }
  const groups = segments.map((segment) => ({
    dimension: segment.dimension,
    value: segment.value ?? '',
    label: labelOf(segment.dimension, segment.value, departments),
    invited: segment.invited,
    counted: segment.counted,
    hidden: segment.hidden,
    hiddenWith: segment.hiddenWith.map((value) => labelOf(segment.dimension, value, departments)),
    reason: reasonOf(segment, threshold),
  }));
  return { groups, reason: null };
}

const UNKNOWN = { department: 'No department', tenure: 'No hire date', location: 'No location' } as const;

function labelOf(
  dimension: ForecastSegment['dimension'],
  value: string | null,
  departments: ReadonlyMap<string, string>,
): string {
  if (value === null) return UNKNOWN[dimension];
  switch (dimension) {
    case 'department':
      return departments.get(value) ?? UNKNOWN.department;
    case 'tenure':
      return TENURE_BANDS.find(({ id }) => id === value)?.label ?? value;
    case 'location':
      return value;
  }
}

/** Parts of a department need twice as many people, because two filters are needed to see them. */
function reasonOf({ dimension, value, invited, counted, hidden }: ForecastSegment, threshold: number): string | null {
  if (counted === invited) return null;
  if (value === null) return 'Counted in the whole survey and in larger groups only.';
  if (!hidden) return `${invited - counted} of ${invited} are in groups too small to be told apart by it.`;
  if (dimension !== 'department') return `No department has ${2 * threshold} of them, so they are not told apart.`;
  return invited < threshold
    ? `Fewer than ${threshold} people are invited.`
    : 'Hidden so that a smaller group cannot be worked out from the total.';
}
