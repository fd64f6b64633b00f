import type { StoredEvents, StoredResponses } from './stored-rows-store.ts';

export interface ApiFigures {
  responseCount: number;
  startedCount: number;
  totalResponses: number;
  released: number;
  waiting: number;
  analyticsTotal: number;
  dashboardTotal: number;
}

export interface Evidence {
  acknowledged: readonly string[];
  refusals: readonly string[];
  stored: StoredResponses;
  api: ApiFigures;
}

/** Every way in which what is there differs from what was acknowledged, in words. */
export function findLosses({ acknowledged, refusals, stored, api }: Evidence): string[] {
  const timesStored = countEach(stored.marks);
  const missing = acknowledged.filter((mark) => !timesStored.has(mark)).length;
  const twice = [...timesStored.values()].filter((times) => times > 1).length;
  const known = new Set(acknowledged);
  const unknown = [...timesStored.keys()].filter((mark) => !known.has(mark)).length;
  const rows = stored.released + stored.waiting;
  const expected: [string, number, number][] = [
    ['rows of responses', rows, acknowledged.length],
    ['receipts', stored.receipts, acknowledged.length],
    ['devices that submitted', stored.devices, acknowledged.length],
    ['counted as submitted', stored.counters.submitted, rows],
    ['counted as released', stored.counters.released, stored.released],
    ['submitted by day', stored.days, rows],
    ['responseCount of the survey', api.responseCount, rows],
    ['totalResponses of the responses call', api.totalResponses, rows],
    ['released of the responses call', api.released, stored.released],
    ['waiting of the responses call', api.waiting, stored.waiting],
    ['totalResponses of the analytics', api.analyticsTotal, rows],
    ['totalResponses of the dashboard', api.dashboardTotal, rows],
  ];
  return [
    ...refusals,
    ...(missing > 0 ? [`${missing} acknowledged responses are not stored`] : []),
    ...(twice > 0 ? [`${twice} responses are stored more than once`] : []),
    ...(unknown > 0 ? [`${unknown} stored responses were never acknowledged, though every respondent waited`] : []),
    ...expected.filter(([, is, should]) => is !== should).map(([what, is, should]) => `${what}: ${is}, not ${should}`),
  ];
}

/** Every way in which events were lost: not written with what they are about, or not handled by who subscribed to them. */
export function findLostEvents({ moves, events }: { moves: number; events: StoredEvents }): string[] {
  const { written, audited, untold, owed, givenUp } = events;
  const types = new Set([...Object.keys(written), ...Object.keys(audited)]);
  const unequal = [...types].filter((type) => written[type] !== audited[type]);
  const moved = (written['survey.closed'] ?? 0) + (written['survey.reopened'] ?? 0);
  return [
    ...unequal.map((type) => `events ${type}: ${written[type] ?? 0}, though it was done ${audited[type] ?? 0} times`),
    ...(moves === 0 ? ['no survey was closed or reopened, so nothing was learnt of events'] : []),
    ...(moved < moves ? [`${moved} events of ${moves} closings and reopenings that were acknowledged`] : []),
    ...(untold > 0 ? [`${untold} events that no subscriber was told of`] : []),
    ...(owed > 0 ? [`${owed} events that a subscriber has not handled`] : []),
    ...(givenUp > 0 ? [`${givenUp} jobs were given up`] : []),
  ];
}

function countEach(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
