import { SEGMENT_DIMENSIONS, type Segment } from '@vela/domain/anonymity';
import type { Reading } from './reading.ts';
import { surveyOf, type Stage } from './stage.ts';

/** Who reads: the number of a person of the scene, with a name for the report. */
export interface Reader {
  name: string;
  person: number;
}

export const ADMIN: Reader = { name: 'admin', person: 0 };
export const MANAGER: Reader = { name: 'manager', person: 1 };

export interface Moment {
  stage: Stage;
  at: number;
  reader: Reader;
}

/** One call, and what it answered. */
export async function readPath(
  { stage, at, reader }: Moment,
  { path, survey = null, filter = {} }: { path: string; survey?: number | null; filter?: Segment },
): Promise<Reading> {
  const query = new URLSearchParams(Object.entries(filter)).toString();
  const full = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
  const { status, body, type } = await stage.app.call({
    method: 'GET',
    path: full,
    token: stage.tokenOf(reader.person),
  });
  const json: unknown = type.includes('json') ? JSON.parse(body) : undefined;
  return { at, reader: reader.name, person: reader.person, survey, path: full, filter, status, body, json };
}

/** Everything about one survey as a whole. */
export async function readWhole(moment: Moment, survey: number): Promise<Reading[]> {
  const { id } = surveyOf(moment.stage, survey);
  const paths = [`/api/analytics/survey/${id}`, `/api/surveys/${id}/responses`];
  return readAll(paths.map((path) => readPath(moment, { path, survey })));
}

/** What more there is to read of it: figures of groups, and the comments of the whole survey and of departments. */
export async function readGroups(moment: Moment, survey: number, filters: readonly Segment[]): Promise<Reading[]> {
  const path = `/api/analytics/survey/${surveyOf(moment.stage, survey).id}`;
  return readAll([
    readComments(moment, survey, {}),
    ...filters.map((filter) => readPath(moment, { path, survey, filter })),
    // Comments can be asked for by department alone.
    ...filters.filter(isOfDepartment).map((filter) => readComments(moment, survey, filter)),
  ]);
}

const isOfDepartment = (filter: Segment): boolean =>
  filter.department !== undefined && Object.keys(filter).length === 1;

/** All of them on one page. */
const readComments = (moment: Moment, survey: number, filter: Segment): Promise<Reading> => {
  const { id } = surveyOf(moment.stage, survey);
  return readPath(moment, { path: `/api/analytics/survey/${id}/comments?limit=200`, survey, filter });
};

const readAll = async (readings: readonly Promise<Reading>[]): Promise<Reading[]> => Promise.all(readings);

/** Every group that people of the scene can be told apart by, alone and in pairs of two different kinds. */
export function allFilters({ scene, company }: Stage): { single: Segment[]; pairs: Segment[] } {
  const values = {
    department: company.departmentIds,
    tenure: ['under_1', '1_to_3', '3_to_6', 'over_6'],
    location: [...new Set(scene.people.map(({ location }) => location))].filter((location) => location !== ''),
  };
  const single = SEGMENT_DIMENSIONS.flatMap((dimension) =>
    values[dimension].map((value): Segment => ({ [dimension]: value })),
  );
  const pairs = single.flatMap((one, index) =>
    single.slice(index + 1).flatMap((other) => {
      const both: Segment = { ...one, ...other };
      return Object.keys(both).length === 2 ? [both] : [];
    }),
  );
  return { single, pairs };
}
