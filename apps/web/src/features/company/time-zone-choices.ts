import { COMMON_TIME_ZONES } from '@vela/domain';

const readable = (zone: string) => zone.replaceAll('_', ' ');
const isCommon = (zone: string) => COMMON_TIME_ZONES.some(({ id }) => id === zone);

/** The common zones first, then all others by name. A stored one that the browser does not know stays choosable. */
export function timeZoneChoices(current: string) {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !isCommon(zone));
  const isUnlisted = current !== '' && !isCommon(current) && !others.includes(current);
  return [
    {
      group: 'Common time zones',
      items: COMMON_TIME_ZONES.map(({ id, label }) => ({
        value: id,
        label: id === label ? id : `${label}, ${cityOf(id)}`,
      })),
    },
    {
      group: 'All time zones',
      items: [...(isUnlisted ? [current] : []), ...others].map((zone) => ({ value: zone, label: readable(zone) })),
    },
  ];
}

export function timeZoneLabel(zone: string): string {
  const common = COMMON_TIME_ZONES.find(({ id }) => id === zone);
  return common === undefined || common.label === zone ? readable(zone) : `${common.label}, ${cityOf(zone)}`;
}

const cityOf = (zone: string) => readable(zone.slice(zone.lastIndexOf('/') + 1));
