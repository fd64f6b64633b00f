import type { CategoryMeasure, Change, CompanyAnalytics, ExecutiveDashboard, GroupMeasure } from '@vela/contract';
import { COMMENT_THEME_LABELS } from '@vela/domain/ai';
import {
  countDriverPoints,
  DRIVER_MIN_POINTS,
  drivers,
  findRisks,
  rateChange,
  rateFigure,
  stretchesOf,
  wasOpenIn,
  type DriverPoint,
  type Period,
  type Risk,
} from '@vela/domain/analytics';
import { compareNames } from '@vela/domain/content';
import { CATEGORIES, type Category } from '@vela/domain/surveys';
import type { ThemeEvidence } from '../ai/index.ts';
import { splitByPeriod, sumDepartments, sumPeriod, type PeriodSums } from './period-sums.ts';
import type { DigestedSurvey } from './read-digests.ts';
import { joinTopics, type GroupSums, type TopicTallies } from './survey-digest.ts';
import {
  askedCategories,
  enpsChangeOf,
  enpsOf,
  favourableChangeOf,
  favourableOfTopic,
  groupFigures,
  scoreChangeOf,
  scoreOfTopic,
} from './topic-figures.ts';

/** The surveys of a period and of the one before: what they add up to, and what every page says of it. */
export interface PeriodSummary {
  now: PeriodSums;
  before: PeriodSums;
  measures: PeriodMeasures;
  departments: GroupMeasure[];
  drivers: CompanyAnalytics['drivers'];
  activeSurveys: number;
  /** Surveys open in the period, ids and how many there are of each type. */
  surveyIds: readonly string[];
  surveyTypes: CompanyAnalytics['distribution']['surveyTypes'];
  /** Engagement by stretches of 30 days, of both periods: a survey that was open in several of them counts in each. */
  trend: ExecutiveDashboard['engagement']['trend'];
}

export type PeriodMeasures = Pick<CompanyAnalytics, 'responseRate' | 'score' | 'favourable' | 'enps'>;

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

/** A row for every department that was invited, with what changed since before. */
function departmentsOf(
  { now, earlier }: { now: readonly DigestedSurvey[]; earlier: readonly DigestedSurvey[] },
  names: ReadonlyMap<string, string>,
  { topics }: PeriodSums,
): GroupMeasure[] {
  const before = new Map(sumDepartments(earlier).map((group) => [group.value, group]));
  const columns = askedCategories(topics);
  return sumDepartments(now)
    .map((group) => ({
      ...groupFigures(group, { label: names.get(group.value) ?? 'A former department', columns }),
      change: changeOfGroup(group, before.get(group.value)),
    }))
    .sort((left, right) => compareNames(left.label, right.label));
}

/** Of a group that is hidden on one side nothing is said. */
const changeOfGroup = (now: GroupSums, before: GroupSums | undefined): Change =>
  before === undefined || now.hidden || before.hidden ? null : scoreChangeOf(now.topics, before.topics, 'score');

/** What goes with engagement, over the departments of surveys that tell them apart and over the others as a whole. */
function driversOf(surveys: readonly DigestedSurvey[], { topics }: PeriodSums): CompanyAnalytics['drivers'] {
  const points: DriverPoint[] = [];
  for (const { digest } of surveys) {
    const told = digest.departments.filter(({ hidden }) => !hidden);
    for (const part of told.length > 0 ? told.map((group) => group.topics) : [digest.whole]) points.push(pointOf(part));
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

/** What needs looking at in the period, the worst first. */
export function risksOf({
  summary: { now, before, measures, departments },
  themes,
  reviews,
}: {
  summary: PeriodSummary;
  /** What the comments of the period's surveys are about. */
  themes: readonly ThemeEvidence[];
  reviews: { open: number; overdue: number } | null;
}): Risk[] {
  return findRisks({
    categories: categoriesOf(now, before),
    departments: departments.map(({ value, label, score }) => ({ id: value, name: label, score })),
    score: measures.score.figure,
    enps: measures.enps.figure,
    participation: {
      figure: rateFigure(now.closedParticipation),
      change: rateChange(now.closedParticipation, before.closedParticipation),
    },
    themes: themes.flatMap(({ theme, comments, negative, surveyId }) =>
      negative === null ? [] : [{ name: COMMENT_THEME_LABELS[theme], comments, negative, surveyId }],
    ),
    reviews,
  });
}

export const periodAnswer = ({ from, to, timeZone }: Period): CompanyAnalytics['period'] => ({ from, to, timeZone });
