import { planRelease, mergeGroups, coarseDays, WHOLE_SURVEY, type ReleaseGroup } from '@vela/domain/anonymity';
import type { Ids } from '../../platform/ids.ts';
import type { CollectingSurvey } from './collecting-store.ts';
import { countResponses, textQuestionsOf, type VersionQuestions } from './count-responses.ts';
import { addRelease, emptyRollup, type GroupRollup } from './group-rollup.ts';
import type { PlacedResponse, StoredResponse } from './response-writes-store.ts';

export type PlannedSurvey = Pick<CollectingSurvey, 'anonymous' | 'minGroup' | 'released' | 'planned' | 'rollups'>;

export interface PlannedBatch {
  released: StoredResponse[];
  /** The days that are told of those that are released. */
  coarseDays: string[];
  waiting: StoredResponse[];
  /** The rollups that change. */
  rollups: GroupRollup[];
  step: number;
}

type Versions = ReadonlyMap<number, VersionQuestions>;

/**
 * Release groups by the form that their people answered. Whoever answers after an edit can be told from what was asked
 * then, so people are released with those alone who were asked the same.
 */
export type Releases = ReadonlyMap<string, readonly ReleaseGroup[]>;

/** What is released now: of an attributed survey all of it. */
export function groupsToRelease(survey: PlannedSurvey, rows: readonly PlacedResponse[], versions: Versions): Releases {
  if (!survey.anonymous) {
    return byForm(rows, versions, (own) =>
      [...countBySegment(own).keys()].map((key) => ({ segment: key, from: [key] })),
    );
  }
  const released = new Map(survey.rollups.map((rollup) => [rollup.segment, rollup.released]));
  const waiting = countBySegment(rows);
  const canStillAnswer = (key: string) =>
    survey.planned === null ? null : (survey.planned[key] ?? 0) - (released.get(key) ?? 0) - (waiting.get(key) ?? 0);
  return byForm(rows, versions, (own) => {
    const running = [...countBySegment(own)].map(([key, count]) => ({
      key,
      waiting: count,
      canStillAnswer: canStillAnswer(key),
    }));
    return planRelease(running, survey.minGroup);
  });
}

/** What is released because the survey closes. */
export const groupsToReleaseOnClosing = (
  survey: PlannedSurvey,
  rows: readonly PlacedResponse[],
  versions: Versions,
): Releases => byForm(rows, versions, (own) => mergeGroups(countBySegment(own), survey.minGroup));

function byForm(
  rows: readonly PlacedResponse[],
  versions: Versions,
  plan: (own: readonly PlacedResponse[]) => ReleaseGroup[],
): Releases {
  return new Map([...groupRows(rows, (row) => formOf(row, versions))].map(([form, own]) => [form, plan(own)]));
}

function formOf({ version }: Pick<PlacedResponse, 'version'>, versions: Versions): string {
  const asked = versions.get(version);
  if (asked === undefined) throw new Error(`Nothing is known of version ${version}`);
  return asked.form;
}

export interface BatchToPlan {
  rows: readonly PlacedResponse[];
  releases: Releases;
  versions: Versions;
}

/** Everything that changes when of the rows the given groups are released and all others wait on. */
export function planBatch(deps: { ids: Ids }, survey: PlannedSurvey, batch: BatchToPlan): PlannedBatch {
  const { rows, releases, versions } = batch;
  const labels = new Map(
    [...releases].map(([form, groups]) => [
      form,
      new Map(groups.flatMap(({ segment, from }) => from.map((key) => [key, segment]))),
    ]),
  );
  const labelOf = (row: PlacedResponse) => labels.get(formOf(row, versions))?.get(row.segment);
  const isReleased = (row: PlacedResponse) => labelOf(row) !== undefined;
  const leaving = rows.filter(isReleased);
  const released = inRandomOrder(
    leaving.map((row) => ({ ...row, segment: labelOf(row) ?? WHOLE_SURVEY })),
    deps.ids,
  );
  const waiting = rows.filter((row) => !isReleased(row));
  const step = survey.released + released.length;
  return {
    released,
    coarseDays: coarseDaysOf(survey, released, versions),
    waiting: inRandomOrder(waiting, deps.ids),
    rollups: changedRollups(survey, { leaving, released, versions, step }),
    step,
  };
}

/** Days are shared by those of a release group. Whoever is known by name keeps the day itself. */
function coarseDaysOf(survey: PlannedSurvey, released: readonly StoredResponse[], versions: Versions): string[] {
  if (!survey.anonymous) return released.map(({ submittedOn }) => submittedOn);
  const days = new Map<string, string>();
  for (const members of groupRows(released, (row) => `${row.segment} ${formOf(row, versions)}`).values()) {
    const own = members.map(({ submittedOn }) => submittedOn);
    coarseDays(own, survey.minGroup).forEach((day, at) => days.set(members[at]?.id ?? '', day));
  }
  return released.map(({ id, submittedOn }) => days.get(id) ?? submittedOn);
}

interface Releasing extends Pick<BatchToPlan, 'versions'> {
  /** The same responses by their planned groups and by those that they are released under. */
  leaving: readonly PlacedResponse[];
  released: readonly StoredResponse[];
  step: number;
}

function changedRollups(survey: PlannedSurvey, { leaving, released, versions, step }: Releasing): GroupRollup[] {
  const known = new Map(survey.rollups.map((rollup) => [rollup.segment, rollup]));
  const changed = new Map<string, GroupRollup>();
  const rollupOf = (segment: string) => changed.get(segment) ?? known.get(segment) ?? emptyRollup(segment);
  const minGroup = survey.anonymous ? survey.minGroup : 0;
  const textQuestionIds = textQuestionsOf(versions);
  for (const [segment, members] of bySegment(released)) {
    const release = {
      people: members.length,
      arriving: countResponses(members, versions),
      step,
      minGroup,
      textQuestionIds,
    };
    changed.set(segment, addRelease(rollupOf(segment), release));
  }
  // Where nobody knows who could answer, nobody counts down.
  if (survey.planned === null) return [...changed.values()];
  for (const [key, count] of countBySegment(leaving)) {
    const rollup = rollupOf(key);
    changed.set(key, { ...rollup, released: rollup.released + count });
  }
  return [...changed.values()];
}

/** Ids are random, so their order is. Those that waited get new ones. */
const inRandomOrder = (rows: readonly PlacedResponse[], ids: Ids): StoredResponse[] =>
  rows.map((row) => ({ ...row, id: ids.newId() })).sort((left, right) => (left.id < right.id ? -1 : 1));

const countBySegment = (rows: readonly PlacedResponse[]): Map<string, number> =>
  new Map([...bySegment(rows)].map(([segment, members]) => [segment, members.length]));

const bySegment = <Row extends { segment: string }>(rows: readonly Row[]) => groupRows(rows, ({ segment }) => segment);

function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
