import { COMMON_TIME_ZONES } from '@vela/domain/company';

/** Browsers still list some zones by names that the places have given up; both names mean the same zone everywhere. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const readable = (zone: string) => zone.replaceAll('_', ' ');
const isCommon = (zone: string) => COMMON_TIME_ZONES.some(({ id }) => id === zone);

/** The common zones first, then all others by name. A stored one that the browser does not know stays choosable. */
export function companyTimeZoneChoices(current: string) {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => RENAMED[zone] ?? zone);
  const others = [...new Set(known)].filter((zone) => !isCommon(zone)).toSorted();
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
