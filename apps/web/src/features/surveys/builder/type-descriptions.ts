import type { SurveyType } from '@vela/domain/surveys';

/** One line for each kind of survey: when it is the right one. */
export const SURVEY_TYPE_DESCRIPTIONS: Record<SurveyType, string> = {
  onboarding_1week: 'First impressions, setup and a warm welcome',
  onboarding_60day: 'Clarity about the role and early support',
  onboarding_90day: 'How the first three months really went',
  onboarding_6month: 'Belonging, growth and plans after half a year',
  onboarding_1year: 'Looking back on a year, and ahead',
  monthly_pulse: 'A short, regular check on how people are doing',
  milestone_survey: 'After a launch, a campaign or an anniversary',
  all_hands_followup: 'What people took away from the all-hands',
  custom: 'Start from a blank page and ask what you need',
};
