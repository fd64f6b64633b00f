import type { CategoryMeasure, Change, Figure, GroupMeasure, Measure } from '@vela/contract';
import {
  drivers,
  DRIVER_MIN_POINTS,
  countDriverPoints,
  rateChange,
  rateFigure,
  stretchesOf,
  wasOpenIn,
  type DriverPoint,
  type Period,
  type Rate,
} from '@vela/domain/analytics';
import { compareNames } from '@vela/domain/content';
import { CATEGORIES, type Category } from '@vela/domain/surveys';
import { groupFigures, type Group } from './group-figures.ts';
import type { DigestedSurvey } from './read-digests.ts';
import { joinTopics, type TopicTallies } from './survey-digest.ts';
import {
  askedCategories,
  enpsChangeOf,
  enpsOf,
  favourableChangeOf,
  favourableOfTopic,
  scoreChangeOf,
  scoreOfTopic,
} from './topic-figures.ts';

/** What the surveys of a period add up to. */
export interface PeriodSums {
  topics: TopicTallies;
  participation: Rate;
  /** Of those that have closed: in the others many have not answered yet. */
  closedParticipation: Rate;
}

/** The surveys of a period, and those of the one before that were not open any more: every answer is on one side. */
function splitByPeriod<Survey extends Pick<DigestedSurvey, 'launchedAt' | 'closedAt'>>(
  surveys: readonly Survey[],
  period: Period,
  before: Period,
): { now: Survey[]; earlier: Survey[] } {
  return {
    now: surveys.filter((survey) => wasOpenIn(period, survey)),
    earlier: surveys.filter((survey) => wasOpenIn(before, survey) && !wasOpenIn(period, survey)),
  };
}

export const sumPeriod = (surveys: readonly DigestedSurvey[]): PeriodSums => ({
  topics: joinTopics(surveys.map(({ digest }) => digest.whole)),
  participation: sumRates(surveys.map(participationOf)),
  closedParticipation: sumRates(surveys.filter(({ status }) => status !== 'active').map(participationOf)),
});

/** Submitted of those invited, or of those who opened an open link. More than all are all. */
export function participationOf({
  access,
  invited,
  started,
  submitted,
}: Pick<DigestedSurvey, 'access' | 'invited' | 'started' | 'submitted'>): Rate {
  const whole = access === 'invited_only' ? invited : started;
  return { part: Math.min(submitted, whole), whole };
}

const sumRates = (rates: readonly Rate[]): Rate =>
  rates.reduce((sum, { part, whole }) => ({ part: sum.part + part, whole: sum.whole + whole }), { part: 0, whole: 0 });

export interface PeriodMeasures {
  responseRate: Measure;
  score: Measure;
  favourable: Measure;
  enps: Measure;
}

export const measuresOf = (now: PeriodSums, before: PeriodSums): PeriodMeasures => ({
  responseRate: {
    figure: rateFigure(now.participation),
    change: rateChange(now.participation, before.participation),
  },
  score: { figure: scoreOfTopic(now.topics, 'score'), change: scoreChangeOf(now.topics, before.topics, 'score') },
  favourable: {
    figure: favourableOfTopic(now.topics, 'score'),
    change: favourableChangeOf(now.topics, before.topics),
  },
  enps: { figure: enpsOf(now.topics), change: enpsChangeOf(now.topics, before.topics) },
});

export const categoriesOf = (now: PeriodSums, before: PeriodSums): CategoryMeasure[] =>
  askedCategories(now.topics).map((category) => ({
    category,
    score: scoreOfTopic(now.topics, category),
    favourable: favourableOfTopic(now.topics, category),
    change: scoreChangeOf(now.topics, before.topics, category),
  }));

/** A row for every department that was invited, over all surveys in which it can be shown, with what changed since before. */
function departmentsOf(
  { now, earlier }: { now: readonly DigestedSurvey[]; earlier: readonly DigestedSurvey[] },
  names: ReadonlyMap<string, string>,
  { topics }: PeriodSums,
): GroupMeasure[] {
  const before = new Map(departmentsIn(earlier, names).map((group) => [group.value, group]));
  return departmentsIn(now, names)
    .sort((left, right) => compareNames(left.label, right.label))
    .map((group) => ({
      ...groupFigures(group, askedCategories(topics)),
      change: shownChangeOf(group, before.get(group.value)),
    }));
}

/** Of a group that is hidden on one side nothing is said. */
const shownChangeOf = (now: Group, before: Group | undefined): Change =>
  before === undefined || now.hidden || before.hidden ? null : scoreChangeOf(now.topics, before.topics, 'score');

function departmentsIn(surveys: readonly DigestedSurvey[], names: ReadonlyMap<string, string>): Group[] {
  const byDepartment = new Map<string, Group[]>();
  for (const { digest, minGroup, anonymous } of surveys) {
    for (const { value, invited, released, hidden, topics: own } of digest.departments) {
      const group: Group = {
        value,
        label: names.get(value) ?? 'A former department',
        invited,
        shownInvited: hidden ? 0 : invited,
        released,
        hidden,
        minGroup: anonymous ? minGroup : 1,
        topics: own,
      };
      const known = byDepartment.get(value);
      if (known) known.push(group);
      else byDepartment.set(value, [group]);
    }
  }
  return [...byDepartment.values()].flatMap((groups) => joinParts(groups));
}

/** One department in several surveys. Where it is hidden in one, the others speak for it. */
function joinParts(groups: readonly Group[]): Group[] {
  const [first] = groups;
  if (first === undefined) return [];
  const shown = groups.filter(({ hidden }) => !hidden);
  const total = (of: (group: Group) => number) => groups.reduce((sum, group) => sum + of(group), 0);
  return [
    {
      value: first.value,
      label: first.label,
      invited: total(({ invited }) => invited),
      shownInvited: total(({ shownInvited }) => shownInvited),
      released: total(({ released }) => released),
      hidden: shown.length === 0,
      minGroup: Math.max(...groups.map(({ minGroup }) => minGroup)),
      topics: joinTopics(shown.map(({ topics }) => topics)),
    },
  ];
}

/** All that is added up over the surveys of a period and of the one before. */
export interface PeriodSummary {
  now: PeriodSums;
  before: PeriodSums;
  measures: PeriodMeasures;
  departments: GroupMeasure[];
  drivers: ReturnType<typeof driversOf>;
  activeSurveys: number;
  /** Surveys open in the period, ids and how many there are of each type. */
  surveyIds: readonly string[];
  surveyTypes: Record<string, number>;
  /** Engagement by stretches of 30 days, of both periods: a survey that was open in several of them counts in each. */
  trend: { from: string; to: string; score: Figure }[];
}

export interface PeriodBasis {
  period: Period;
  before: Period;
  /** Surveys open in one of the two. */
  surveys: readonly DigestedSurvey[];
  departmentNames: ReadonlyMap<string, string>;
}

export function summarise({ period, before, surveys, departmentNames }: PeriodBasis): PeriodSummary {
  const { now, earlier } = splitByPeriod(surveys, period, before);
  const sums = sumPeriod(now);
  const sumsBefore = sumPeriod(earlier);
  return {
    now: sums,
    before: sumsBefore,
    measures: measuresOf(sums, sumsBefore),
    departments: departmentsOf({ now, earlier }, departmentNames, sums),
    drivers: driversOf([...now, ...earlier], sums),
    activeSurveys: now.filter(({ status }) => status === 'active').length,
    surveyIds: now.map(({ surveyId }) => surveyId),
    surveyTypes: countTypes(now),
    trend: [...stretchesOf(before, STRETCH_DAYS), ...stretchesOf(period, STRETCH_DAYS)].map((stretch) => ({
      from: stretch.from,
      to: stretch.to,
      score: scoreOfTopic(
        joinTopics(
          surveys.filter((survey) => wasOpenIn(stretch, survey)).map(({ digest }) => digest.whole),
          ['engagement'],
        ),
        'engagement',
      ),
    })),
  };
}

const STRETCH_DAYS = 30;

function countTypes(surveys: readonly DigestedSurvey[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of surveys) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** What goes with engagement, over the departments of surveys that tell them apart and over the others as a whole. */
function driversOf(surveys: readonly DigestedSurvey[], { topics }: PeriodSums) {
  const points: DriverPoint[] = [];
  for (const { digest } of surveys) {
    const shown = digest.departments.filter(({ hidden }) => !hidden);
    for (const part of shown.length > 0 ? shown.map((group) => group.topics) : [digest.whole])
      points.push(pointOf(part));
  }
  return {
    points: countDriverPoints(points),
    minPoints: DRIVER_MIN_POINTS,
    items: drivers(points, pointOf(topics)),
  };
}

function pointOf(topics: TopicTallies): DriverPoint {
  const point: Partial<Record<Category, number>> = {};
  for (const category of CATEGORIES) {
    const tally = topics.get(category)?.tally;
    if (tally !== undefined && tally.count > 0) point[category] = tally.sum / tally.count;
  }
  return point;
}
