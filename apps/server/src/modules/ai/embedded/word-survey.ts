import { SURVEY_LIMITS, type SurveyType } from '@vela/domain/surveys';
import type { SurveyBrief } from '../ai-engine.ts';
import type { SeededRandom } from './seeded-random.ts';

export function surveyTitleOf(brief: SurveyBrief): string {
  return cut(TITLES[brief.surveyType](brief), SURVEY_LIMITS.title);
}

const TITLES: Record<SurveyType, (brief: SurveyBrief) => string> = {
  onboarding_1week: (brief) => `Your first week ${placeOf(brief)}`,
  onboarding_60day: (brief) => `Your first 60 days ${placeOf(brief)}`,
  onboarding_90day: (brief) => `Your first 90 days ${placeOf(brief)}`,
  onboarding_6month: (brief) => `Six months ${placeOf(brief)}`,
  onboarding_1year: (brief) => `Your first year ${placeOf(brief)}`,
  monthly_pulse: (brief) => `${brief.department ?? 'Monthly'} Pulse, ${monthOf(brief)}`,
  milestone_survey: (brief) => `${prefix(brief)}Milestone Survey, ${monthOf(brief)}`,
  all_hands_followup: (brief) => `${prefix(brief)}All-Hands Follow-up, ${monthOf(brief)}`,
  custom: (brief) => `${brief.department ?? 'Employee'} Survey, ${monthOf(brief)}`,
};

/** What the survey is for, and what it asks of people. Who sees the answers is said by the respondent's page. */
export function surveyDescriptionOf(brief: SurveyBrief, random: SeededRandom): string {
  const purposes = PURPOSES[brief.surveyType];
  const purpose = purposes[Math.floor(random() * purposes.length)] ?? purposes[0];
  const us = brief.department ? `the ${brief.department} team` : brief.companyName;
  const words: Record<string, string> = { '{here}': `${brief.department ? 'in' : 'at'} ${us}`, '{us}': us };
  // In one go and by a function: a name such as "A$& {us}" is neither a replacement pattern nor a place to fill.
  const text = purpose.replace(/\{(?:here|us)\}/g, (place) => words[place] ?? place);
  return cut(text, SURVEY_LIMITS.description);
}

const PURPOSES: Record<SurveyType, readonly [string, ...string[]]> = {
  onboarding_1week: [
    'Tell us how your start went, so that we can fix what is missing right away.',
    'Your first days are fresh in your mind: help us to see them through your eyes.',
  ],
  onboarding_60day: [
    'Two months in: tell us what works and where you need support.',
    'A short look at your first two months, so that the next ones go well.',
  ],
  onboarding_90day: [
    'Three months in: tell us how you have settled and what is still missing.',
    'Help us to learn from your first 90 days.',
  ],
  onboarding_6month: [
    'Half a year in: tell us how your role, your team and your workload suit you.',
    'A short look back at your first six months, and ahead to the next.',
  ],
  onboarding_1year: [
    'One year in: tell us what you found here and what you want from the next year.',
    'Look back at your first year and tell us what we should change.',
  ],
  monthly_pulse: [
    'A short check on how work {here} feels at the moment.',
    'How are things going? Your answers decide what {us} works on next.',
  ],
  milestone_survey: [
    'The milestone is behind us: what should {us} keep, and what should change?',
    'A short look back at the milestone while it is fresh.',
  ],
  all_hands_followup: [
    'What did you take from the all-hands, and what is still open?',
    'Help us to make the next all-hands more useful.',
  ],
  custom: ['Tell us how you see your work {here}.', 'Your view on working {here}, across the topics that matter most.'],
};

const placeOf = (brief: SurveyBrief): string =>
  brief.department ? `in ${brief.department}` : `at ${brief.companyName}`;

const prefix = (brief: SurveyBrief): string => (brief.department ? `${brief.department} ` : '');

const monthOf = ({ now, timeZone }: SurveyBrief): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone }).format(now);

/** At most so long, and never with half an emoji at the end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Surrogate}$/u, '');
