import type { Tx } from '@vela/db';
import type { Role } from '@vela/domain/accounts';
import {
  addTallies,
  totalCount,
  filterThreshold,
  isWithin,
  MOST_FILTERS,
  SEGMENT_DIMENSIONS,
  type QuestionTally,
  type Segment,
  type SegmentDimension,
  type SegmentPlan,
  type Tally,
} from '@vela/domain/anonymity';
import type { Distribution } from '@vela/domain/scoring';
import { invalid } from '../../platform/domain-error.ts';
import { hasReleased, minGroupOf } from './gate.ts';
import { listRollups, listSegmentPlans, type RollupRow } from './counts-store.ts';
import { toTally } from './group-rollup.ts';
import type { GatedSurvey } from './gated-reads-store.ts';

/** What may be known about a question's answers. */
export interface QuestionCounts {
  /** People who were asked it, of those whose answers are in: who neither answered nor called it not applicable skipped it. */
  asked: number;
  answered: number;
  notApplicable: number;
  values: Distribution;
  /** So few answered it that its figures would be those of single people. */
  hidden: boolean;
}

/** What may be known of the answers of a group of people: nothing where it is hidden, which says nothing about the group. */
export interface SurveyCounts {
  byQuestion: ReadonlyMap<string, QuestionCounts>;
  /** Completion times: how many took so many seconds. Empty where so few are known that they would be single people's. */
  seconds: Distribution;
}

/** A group of people with what may be known of their answers. */
export interface GroupCounts {
  /** A department's id, a tenure band or a location; empty for all of a survey, or for what filters leave of it. */
  value: string;
  invited: number;
  /** How many of the group are released. */
  released: number;
  /** Too few of those who submitted are released. */
  hidden: boolean;
  counts: SurveyCounts;
}

/** The figures of a survey as of one look at what is counted. Their cost does not grow with the responses. */
export interface OpenCounts {
  /** All of the survey, with those who told no group, and with what is pooled. */
  everybody(): GroupCounts;
  whole(): SurveyCounts;
  /** Each group of a dimension that the survey was launched with, without its completion times: nobody lays them side by side. */
  segments(dimension: SegmentDimension): GroupCounts[];
  /** The part that a filter leaves; how many filters there may be depends on who asks, more are refused as invalid. */
  filtered(filter: Segment, role: Role): GroupCounts;
}

/** Opens the figures of surveys, by survey. */
export async function openCounts(
  tx: Tx,
  companyId: string,
  surveys: readonly GatedSurvey[],
): Promise<Map<string, OpenCounts>> {
  const ids = surveys.map(({ surveyId }) => surveyId);
  const plans = await listSegmentPlans(tx, companyId, ids);
  const rollups = await listRollups(tx, companyId, ids);
  return new Map(
    surveys.map((survey) => {
      const counted = { plan: plans.get(survey.surveyId) ?? NO_PLAN, rows: rollups.get(survey.surveyId) ?? [] };
      return [survey.surveyId, countsOf(survey, counted)];
    }),
  );
}

interface Counted {
  plan: SegmentPlan;
  rows: readonly RollupRow[];
}

function countsOf(survey: GatedSurvey, counted: Counted): OpenCounts {
  const { plan, rows } = counted;
  let known: GroupCounts | undefined;
  const everybody = () => (known ??= wholeCounts(survey, counted));
  return {
    everybody,
    whole: () => everybody().counts,
    segments: (dimension) => {
      // There are many different times, and each group would add them up anew.
      const untimed = { plan, rows: rows.map((row) => ({ ...row, seconds: {} })) };
      const values = new Set(plan.segments.flatMap(({ segment }) => segment[dimension] ?? []));
      return [...values].map((value) => ({ ...groupCounts(survey, untimed, { [dimension]: value }), value }));
    },
    filtered: (filter, role) => {
      refuseTooManyFilters(filter, role);
      return filtersIn(filter) > 0 ? groupCounts(survey, counted, filter) : everybody();
    },
  };
}

function refuseTooManyFilters(filter: Segment, role: Role): void {
  const most = MOST_FILTERS[role];
  if (filtersIn(filter) <= most) return;
  const message = `Filter by at most ${most} at once: the more that is asked for together, the fewer people it is about`;
  throw invalid([{ path: 'filter', message }]);
}

function wholeCounts(survey: GatedSurvey, { plan, rows }: Counted): GroupCounts {
  const group = { value: '', invited: invitedIn(plan, {}) };
  if (!hasReleased(survey)) return { ...group, released: 0, hidden: survey.submitted > 0, counts: NO_COUNTS };
  const tally = addTallies(rows.flatMap((row) => [row, toTally(row.pooled)]));
  const counts = toCounts(tally, rows, minGroupOf(survey));
  return { ...group, released: survey.released, hidden: false, counts };
}

function groupCounts(survey: GatedSurvey, { plan, rows: all }: Counted, filter: Segment): GroupCounts {
  const rows = all.filter(({ group }) => isWithin(group, filter));
  const released = rows.reduce((sum, { people }) => sum + people, 0);
  const threshold = survey.anonymous ? filterThreshold(survey.minGroup, filtersIn(filter)) : 1;
  const group = { value: '', invited: invitedIn(plan, filter) };
  if (released < threshold) return { ...group, released: 0, hidden: true, counts: NO_COUNTS };
  return { ...group, released, hidden: false, counts: toCounts(addTallies(rows), rows, threshold) };
}

const NO_COUNTS: SurveyCounts = { byQuestion: new Map(), seconds: {} };

const NO_PLAN: SegmentPlan = { segments: [] };

const filtersIn = (filter: Segment): number =>
  SEGMENT_DIMENSIONS.filter((dimension) => filter[dimension] !== undefined).length;

const invitedIn = (plan: SegmentPlan, filter: Segment): number =>
  plan.segments.filter(({ segment }) => isWithin(segment, filter)).reduce((sum, { invited }) => sum + invited, 0);

/** What is released, and of what is held that it is hidden: how much of it there is, if any, nobody may know. */
function toCounts(released: Tally, rows: readonly RollupRow[], threshold: number): SurveyCounts {
  const held = rows.flatMap((row) => Object.keys(row.held.answers ?? {}));
  const byQuestion = new Map(held.map((id) => [id, HIDDEN]));
  for (const [id, tally] of Object.entries(released.answers)) byQuestion.set(id, questionCounts(tally, threshold));
  return { byQuestion, seconds: totalCount(released.seconds) < threshold ? {} : released.seconds };
}

const HIDDEN: QuestionCounts = { asked: 0, answered: 0, notApplicable: 0, values: {}, hidden: true };

/** Free texts have no figures that could tell of single people. */
function questionCounts(
  { asked = 0, answered = 0, notApplicable = 0, values = {} }: QuestionTally,
  threshold: number,
): QuestionCounts {
  if (Object.keys(values).length > 0 && answered < threshold) return HIDDEN;
  return { asked, answered, notApplicable, values, hidden: false };
}
