import type { Category } from '../surveys/survey-types.ts';
import { roundHalfUp } from '../scoring/rates.ts';
import type { Change } from './changes.ts';
import type { Figure } from './figures.ts';
import {
  RISK_RULES,
  RISK_SEVERITIES,
  severityAbove,
  severityBelow,
  type RiskRule,
  type RiskSeverity,
} from './risk-rules.ts';

export interface Risk {
  rule: RiskRule;
  severity: RiskSeverity;
  message: string;
  recommendation: string;
  evidence: RiskEvidence;
}

/** Where a risk can be looked at. */
export interface RiskEvidence {
  surveyId: string | null;
  category: Category | null;
  departmentId: string | null;
  figure: Figure | null;
  threshold: number;
  change: Change | null;
}

export interface RiskInput {
  categories: readonly { category: Category; score: Figure; change: Change | null }[];
  departments: readonly { id: string; name: string; score: Figure }[];
  score: Figure;
  enps: Figure;
  /** Over closed surveys: of those that still run, many have not answered yet. */
  participation: { figure: Figure; change: Change | null };
  /** What at least minGroup people wrote of, how many of the comments are negative, and the survey with most of them. */
  themes: readonly { name: string; comments: number; negative: number; surveyId: string }[];
  reviews: { open: number; overdue: number } | null;
}

/** What needs a look, worst first. Hidden figures and those without answers are never a risk. */
export function findRisks(input: RiskInput): Risk[] {
  const risks = [
    ...input.categories.flatMap(categoryRisks),
    ...enpsRisks(input.enps),
    ...participationRisks(input.participation),
    ...input.departments.flatMap((department) => departmentRisks(department, input.score)),
    ...input.themes.flatMap(themeRisks),
    ...reviewRisks(input.reviews),
  ];
  const rank = ({ severity }: Risk) => RISK_SEVERITIES.indexOf(severity);
  return risks.sort((left, right) => rank(left) - rank(right));
}

function categoryRisks({ category, score, change }: RiskInput['categories'][number]): Risk[] {
  const name = titleOf(category);
  const rule = category === 'workload' ? 'highWorkload' : 'lowScore';
  const found: Risk[] = [];
  const low = score.value === null ? null : severityBelow(rule, score.value);
  if (low !== null && score.value !== null) {
    found.push({
      rule,
      severity: low,
      message:
        rule === 'highWorkload'
          ? `High workload: it scores ${whole(score.value)} of 100 (${answers(score.base)})`
          : `${name} scores ${whole(score.value)} of 100 (${answers(score.base)})`,
      recommendation:
        rule === 'highWorkload'
          ? 'Ask teams which work to stop or postpone, and check staffing where the heat map is lowest.'
          : `Look at which ${category} questions score lowest, and agree one change with the teams concerned.`,
      evidence: { ...NO_EVIDENCE, category, figure: score, threshold: passed(rule, low), change },
    });
  }
  const fall = change === null || change.isNoise ? null : severityBelow('fallingScore', change.value);
  if (fall !== null && change !== null) {
    found.push({
      rule: 'fallingScore',
      severity: fall,
      message: `${name} fell by ${points(-change.value)} against the period before`,
      recommendation: `Find out what changed: compare the ${category} questions and read their comments.`,
      evidence: { ...NO_EVIDENCE, category, figure: score, threshold: passed('fallingScore', fall), change },
    });
  }
  return found;
}

function enpsRisks(figure: Figure): Risk[] {
  const severity = figure.value === null ? null : severityBelow('lowEnps', figure.value);
  if (severity === null || figure.value === null) return [];
  return [
    {
      rule: 'lowEnps',
      severity,
      message: `eNPS is ${figure.value}: more people advise against working here than for it`,
      recommendation:
        'Ask what would have to change for people to recommend working here, and act on the first answer.',
      evidence: { ...NO_EVIDENCE, figure, threshold: passed('lowEnps', severity) },
    },
  ];
}

function participationRisks({ figure, change }: RiskInput['participation']): Risk[] {
  const found: Risk[] = [];
  const low = figure.value === null ? null : severityBelow('lowParticipation', figure.value);
  if (low !== null && figure.value !== null) {
    found.push({
      rule: 'lowParticipation',
      severity: low,
      message: `Only ${whole(figure.value)}% answered the surveys that closed (${figure.people} of ${figure.base})`,
      recommendation: 'Tell people what came of the last results, shorten the next survey, and let reminders run.',
      evidence: { ...NO_EVIDENCE, figure, threshold: passed('lowParticipation', low), change },
    });
  }
  const fall = change === null || change.isNoise ? null : severityBelow('fallingParticipation', change.value);
  if (fall !== null && change !== null) {
    found.push({
      rule: 'fallingParticipation',
      severity: fall,
      message: `Participation fell by ${points(-change.value)} against the period before`,
      recommendation: 'Check how often people are asked and whether they saw results; send fewer, shorter surveys.',
      evidence: { ...NO_EVIDENCE, figure, threshold: passed('fallingParticipation', fall), change },
    });
  }
  return found;
}

function departmentRisks({ id, name, score }: RiskInput['departments'][number], company: Figure): Risk[] {
  if (score.value === null || company.value === null || score.high === null || score.high >= company.value) return [];
  const behind = score.value - company.value;
  const severity = severityBelow('departmentBehind', behind);
  if (severity === null) return [];
  return [
    {
      rule: 'departmentBehind',
      severity,
      message: `${name} scores ${whole(score.value)}, ${points(-behind)} below the company`,
      recommendation: `Talk to ${name} about the categories where it lies lowest in the heat map.`,
      evidence: { ...NO_EVIDENCE, departmentId: id, figure: score, threshold: passed('departmentBehind', severity) },
    },
  ];
}

function themeRisks({ name, comments, negative, surveyId }: RiskInput['themes'][number]): Risk[] {
  const severity = comments === 0 ? null : severityAbove('negativeTheme', (negative / comments) * 100);
  if (severity === null || severity === 'low') return [];
  return [
    {
      rule: 'negativeTheme',
      severity,
      message: `Of ${inDigits(comments)} comments read on "${name}", ${inDigits(negative)} are negative`,
      recommendation: `Read the comments on "${name}", and tell the people who wrote them what will be done.`,
      evidence: { ...NO_EVIDENCE, surveyId, threshold: passed('negativeTheme', severity) },
    },
  ];
}

function reviewRisks(reviews: RiskInput['reviews']): Risk[] {
  if (reviews === null || reviews.open === 0) return [];
  const severity = severityAbove('overdueReviews', (reviews.overdue / reviews.open) * 100);
  if (severity === null) return [];
  const threshold = severity === 'low' ? 0 : RISK_RULES.overdueReviews[severity];
  return [
    {
      rule: 'overdueReviews',
      severity,
      message: `${reviews.overdue} of ${reviews.open} unfinished ${reviews.open === 1 ? 'review is' : 'reviews are'} overdue`,
      recommendation: 'Remind the reviewers, or give the reviews to somebody who has the time.',
      evidence: { ...NO_EVIDENCE, threshold },
    },
  ];
}

const NO_EVIDENCE = { surveyId: null, category: null, departmentId: null, figure: null, change: null } as const;

const passed = (rule: RiskRule, severity: RiskSeverity): number =>
  RISK_RULES[rule][severity === 'high' ? 'high' : 'medium'];

const whole = (value: number): string => String(roundHalfUp(value, 0));
const answers = (count: number): string => (count === 1 ? '1 answer' : `${inDigits(count)} answers`);

/** "50,000": messages are in English for everybody. */
const inDigits = (count: number): string => count.toLocaleString('en');
const points = (value: number): string => {
  const rounded = roundHalfUp(value, 0);
  return rounded === 1 ? '1 point' : `${rounded} points`;
};
const titleOf = (category: Category): string => category.charAt(0).toUpperCase() + category.slice(1);
