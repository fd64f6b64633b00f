import { wasOpenIn, type Period, type Rate } from '@vela/domain/analytics';
import type { AnalysedSurvey } from './analysed-surveys-store.ts';
import type { DigestedSurvey } from './read-digests.ts';
import { joinGroupSums, joinTopics, type GroupSums, type TopicTallies } from './survey-digest.ts';

/** What the surveys of a period add up to. */
export interface PeriodSums {
  topics: TopicTallies;
  participation: Rate;
  /** Of those that have closed: in the others many have not answered yet. */
  closedParticipation: Rate;
}

/** The surveys of a period, and those of the one before that were not open any more: every answer is on one side. */
export function splitByPeriod<Survey extends Pick<DigestedSurvey, 'launchedAt' | 'closedAt'>>(
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
}: Pick<AnalysedSurvey, 'access' | 'invited' | 'started' | 'submitted'>): Rate {
  const whole = access === 'invited_only' ? invited : started;
  return { part: Math.min(submitted, whole), whole };
}

const sumRates = (rates: readonly Rate[]): Rate =>
  rates.reduce((sum, { part, whole }) => ({ part: sum.part + part, whole: sum.whole + whole }), { part: 0, whole: 0 });

/** Every department that was invited, over all surveys in which it is not hidden. */
export function sumDepartments(surveys: readonly DigestedSurvey[]): GroupSums[] {
  const byDepartment = new Map<string, GroupSums[]>();
  for (const group of surveys.flatMap(({ digest }) => digest.departments)) {
    const known = byDepartment.get(group.value);
    if (known) known.push(group);
    else byDepartment.set(group.value, [group]);
  }
  return [...byDepartment.values()].map(joinGroupSums);
}
