import { addDays } from '@vela/domain/company';
import type { SurveyType } from '@vela/domain/surveys';
import type { QuestionPlan, DemoSurveyPlan, Talk } from './company-plan.ts';
import { MISSED_THANKS } from './demo-comments.ts';
import * as asked from './demo-questions.ts';
import { nebulaMood } from './nebula-mood.ts';
import { DEPARTMENTS } from './nebula-people.ts';

const PULSES = 12;
const PULSE_LAUNCHED_DAYS_AGO = 4;
const PULSE_DAYS = 12;
const DAYS_PER_MONTH = 30.4;
const HEAD_OF_PEOPLE = 0;
const HEAD_OF_SUPPORT = 6;
const ARCHIVED_AFTER_DAYS = 270;
const USUAL = 0.9;
/** Months before today in which fewest answered: nobody had heard what came of the surveys before. */
const DIP_MONTHS_AGO = 5.5;
const DIP_WIDTH_MONTHS = 1.2;
const DIP = 0.62;
/** Since the all-hands that showed results more answer than ever, but engineering has gone quiet. */
const QUIET_SINCE_MONTHS_AGO = 3.5;
const SINCE_THEN = 0.95;
const QUIET = 0.44;

/** A year of surveys up to a day in the company's time zone. */
export function nebulaSurveys(today: string): DemoSurveyPlan[] {
  return [...pulses(today), ...onboarding(today), ...events(), ...others()];
}

/** One a month, the oldest first; the newest is open. */
function pulses(today: string): DemoSurveyPlan[] {
  return Array.from({ length: PULSES }, (_, index) => {
    const monthsAgo = PULSES - 1 - index;
    const launchedDaysAgo = monthsAgo === 0 ? PULSE_LAUNCHED_DAYS_AGO : daysSince(pulseDay(today, monthsAgo), today);
    return survey({
      key: `pulse ${monthsAgo}`,
      series: 'pulse',
      title: `Monthly Pulse - ${monthName(addDays(today, -launchedDaysAgo))}`,
      description: 'Eleven short questions about this month. It takes about three minutes.',
      type: 'monthly_pulse',
      questions: asked.PULSE_QUESTIONS,
      launchedDaysAgo,
      closedDaysAgo: monthsAgo === 0 ? null : launchedDaysAgo - PULSE_DAYS,
      participation: monthsAgo === 0 ? answeredSoFar : nebulaParticipation(monthsAgo),
      mood: nebulaMood(monthsAgo),
      talk: talkOf(monthsAgo),
    });
  });
}

/** Nobody is asked about thanks, and more and more people miss them. */
function talkOf(monthsAgo: number): Talk | null {
  const share = [0.6, 0.6, 0.5, 0.4][monthsAgo];
  return share === undefined ? null : { category: 'workload', share, comments: MISSED_THANKS };
}

/** The same day of the month as the newest pulse, so many months earlier, away from the ends of months. */
function pulseDay(today: string, monthsAgo: number): string {
  const newest = addDays(today, -PULSE_LAUNCHED_DAYS_AGO);
  const [year = 0, month = 0, day = 0] = newest.split('-').map(Number);
  const safeDay = Math.min(25, Math.max(5, day));
  return new Date(Date.UTC(year, month - 1 - monthsAgo, safeDay)).toISOString().slice(0, 10);
}

const daysSince = (day: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
const monthName = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleString('en', { month: 'long', timeZone: 'UTC' });

/** These go to few people at a time, so they can't be anonymous and say so. */
function onboarding(today: string): DemoSurveyPlan[] {
  const one = (title: string, type: SurveyType, plan: OnboardingPlan) =>
    survey({
      key: `${type} ${plan.launchedDaysAgo}`,
      access: 'anyone_with_link',
      title: `${title} - ${monthName(addDays(today, -plan.launchedDaysAgo))}`,
      description: 'How your start at Nebula Works is going. Your answers carry your name.',
      type,
      anonymous: false,
      targetAudience: 'new_hires',
      closedDaysAgo: plan.launchedDaysAgo - 10,
      participation: () => 1,
      ...plan,
    });
  return [
    one('1 Week Onboarding', 'onboarding_1week', week(205, [-20, 60])),
    one('1 Week Onboarding', 'onboarding_1week', week(40, [0, 50])),
    one('60 Day Check-in', 'onboarding_60day', {
      launchedDaysAgo: 145,
      hiredDaysBefore: [40, 120],
      questions: asked.DAY_60_QUESTIONS,
    }),
    one('90 Day Check-in', 'onboarding_90day', {
      launchedDaysAgo: 20,
      hiredDaysBefore: [50, 140],
      questions: asked.DAY_90_QUESTIONS,
    }),
  ];
}

type OnboardingPlan = Pick<DemoSurveyPlan, 'launchedDaysAgo' | 'hiredDaysBefore' | 'questions'> & {
  launchedDaysAgo: number;
};
const week = (launchedDaysAgo: number, hiredDaysBefore: [number, number]): OnboardingPlan => ({
  launchedDaysAgo,
  hiredDaysBefore: [Math.max(0, hiredDaysBefore[0]), hiredDaysBefore[1]],
  questions: asked.FIRST_WEEK_QUESTIONS,
});

/** After the release and the all-hands meetings, where the last slide mostly shows an open link; the newest is open. */
function events(): DemoSurveyPlan[] {
  const allHands = (plan: Partial<DemoSurveyPlan> & Pick<DemoSurveyPlan, 'title' | 'launchedDaysAgo'>) =>
    survey({
      description: 'Five questions about the all-hands while it is fresh.',
      type: 'all_hands_followup',
      access: 'anyone_with_link',
      questions: asked.ALL_HANDS_QUESTIONS,
      ...plan,
    });
  return [
    survey({
      title: 'Orion Release - Looking Back',
      description: 'What we want to keep and what we want to change before the next release.',
      type: 'milestone_survey',
      questions: asked.LAUNCH_QUESTIONS,
      launchedDaysAgo: 262,
      closedDaysAgo: 250,
    }),
    allHands({ title: 'All-Hands Follow-up - Strategy', launchedDaysAgo: 320, closedDaysAgo: 315 }),
    allHands({
      title: 'All-Hands Follow-up - Half-Year',
      access: 'invited_only',
      launchedDaysAgo: 118,
      closedDaysAgo: 112,
    }),
    allHands({ title: 'All-Hands Follow-up - What Comes Next', launchedDaysAgo: 1, participation: () => 0.45 }),
  ];
}

function others(): DemoSurveyPlan[] {
  return [
    survey({
      title: 'Working From Different Places',
      description: 'How we want to share our week between home and office.',
      questions: asked.REMOTE_QUESTIONS,
      launchedDaysAgo: 95,
      closedDaysAgo: 80,
    }),
    survey({
      title: 'Support Team Check-in',
      description: 'Just for our team: how the shifts are going.',
      questions: asked.SUPPORT_QUESTIONS,
      access: 'anyone_with_link',
      creator: HEAD_OF_SUPPORT,
      targetAudience: 'specific_department',
      department: DEPARTMENTS.C,
      launchedDaysAgo: 58,
      closedDaysAgo: 50,
      participation: () => 1,
    }),
    survey({
      title: 'How We Are Led',
      description: 'Feedback for the managers of Nebula Works.',
      questions: asked.MANAGER_QUESTIONS,
      launchedDaysAgo: null,
    }),
  ];
}

function survey(plan: Partial<DemoSurveyPlan> & { title: string; questions: QuestionPlan[] }): DemoSurveyPlan {
  const { launchedDaysAgo = null, closedDaysAgo = null } = plan;
  const monthsAgo = (launchedDaysAgo ?? 0) / DAYS_PER_MONTH;
  return {
    key: plan.title,
    series: null,
    access: 'invited_only',
    description: '',
    type: 'custom',
    anonymous: true,
    creator: HEAD_OF_PEOPLE,
    targetAudience: 'all_employees',
    department: '',
    participation: nebulaParticipation(monthsAgo),
    hiredDaysBefore: null,
    mood: nebulaMood(monthsAgo),
    talk: null,
    responses: null,
    ...plan,
    launchedDaysAgo,
    closedDaysAgo,
    archived: closedDaysAgo !== null && closedDaysAgo > ARCHIVED_AFTER_DAYS,
  };
}

/** Who took part in the year of Nebula Works: most dip once and come back. */
const nebulaParticipation =
  (monthsAgo: number) =>
  (department: string): number => {
    if (department === DEPARTMENTS.C) return 1;
    if (monthsAgo < QUIET_SINCE_MONTHS_AGO) return department === DEPARTMENTS.E ? QUIET : SINCE_THEN;
    return USUAL - DIP * Math.exp(-(((monthsAgo - DIP_MONTHS_AGO) / DIP_WIDTH_MONTHS) ** 2));
  };

/** A survey that is open for some days: support has answered, others are about to. */
const answeredSoFar = (department: string): number => {
  if (department === DEPARTMENTS.C) return 1;
  return department === DEPARTMENTS.E ? QUIET : 0.8;
};
