import type { Database, Tx } from '@vela/db';
import type { Period } from '@vela/domain/analytics';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import type { Deps } from '../../platform/deps.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { Reach } from '../../platform/reach.ts';
import { listSurveysOpenSince, stampOfSurveysOpenSince } from './analysed-surveys-store.ts';
import { summarise, type PeriodSummary } from './period-figures.ts';
import { readDigests } from './read-digests.ts';

const REMEMBERED_SUMMARIES = 200;

const summariesOf = oncePer((_db: Database) => createBoundedMap<string, PeriodSummary>(REMEMBERED_SUMMARIES));

export interface WantedSummary {
  reach: Reach;
  period: Period;
  before: Period;
  departmentNames: ReadonlyMap<string, string>;
}

/** What surveys add up to. Screens ask every minute; it is added up anew when one of the surveys has moved. */
export async function readSummary(tx: Tx, deps: Pick<Deps, 'db'>, wanted: WantedSummary): Promise<PeriodSummary> {
  const { reach, period, before, departmentNames } = wanted;
  const remembered = summariesOf(deps.db);
  const stamp = await stampOfSurveysOpenSince(tx, reach, before.startsAt);
  const key = JSON.stringify([reach, period, before, [...departmentNames], stamp]);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const open = await listSurveysOpenSince(tx, reach, before.startsAt);
  const surveys = await readDigests(tx, deps, { reach, surveys: open });
  const summary = summarise({ period, before, surveys, departmentNames });
  remembered.set(key, summary);
  return summary;
}
