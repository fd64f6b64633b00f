/** The nine kinds of survey, with the labels that screens show. */
export const SURVEY_TYPE_LABELS = {
  onboarding_1week: '1 Week Onboarding',
  onboarding_60day: '60 Day Check-in',
  onboarding_90day: '90 Day Check-in',
  onboarding_6month: '6 Month Review',
  onboarding_1year: '1 Year Review',
  monthly_pulse: 'Monthly Pulse',
  milestone_survey: 'Milestone Survey',
  all_hands_followup: 'All-Hands Follow-up',
  custom: 'Custom Survey',
} as const;

export type SurveyType = keyof typeof SURVEY_TYPE_LABELS;
// Safe: Object.keys of a literal object holds exactly its keys.
export const SURVEY_TYPES = Object.keys(SURVEY_TYPE_LABELS) as [SurveyType, ...SurveyType[]];

export const SURVEY_STATUSES = ['draft', 'scheduled', 'active', 'closed', 'archived'] as const;
export type SurveyStatus = (typeof SURVEY_STATUSES)[number];

export const SURVEY_STATUS_LABELS: Record<SurveyStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  active: 'Active',
  closed: 'Closed',
  archived: 'Archived',
};

export const TARGET_AUDIENCES = ['all_employees', 'specific_department', 'leadership', 'new_hires'] as const;
export type TargetAudience = (typeof TARGET_AUDIENCES)[number];

export const TARGET_AUDIENCE_LABELS: Record<TargetAudience, string> = {
  all_employees: 'All employees',
  specific_department: 'Specific department',
  leadership: 'Leadership',
  new_hires: 'New hires',
};

export const CATEGORIES = [
  'engagement',
  'culture',
  'growth',
  'communication',
  'leadership',
  'workload',
  'satisfaction',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Who may answer: everybody who has the link, or the invited people by personal links. */
export const SURVEY_ACCESSES = ['anyone_with_link', 'invited_only'] as const;
export type SurveyAccess = (typeof SURVEY_ACCESSES)[number];

export const REMINDER_FREQUENCIES = ['daily', 'every_2_days', 'weekly', 'never'] as const;
export type ReminderFrequency = (typeof REMINDER_FREQUENCIES)[number];

export interface SurveySettings {
  access: SurveyAccess;
  anonymous: boolean;
  allowMultipleResponses: boolean;
  reminderFrequency: ReminderFrequency;
}

export const DEFAULT_SURVEY_SETTINGS: SurveySettings = {
  access: 'anyone_with_link',
  anonymous: true,
  allowMultipleResponses: false,
  reminderFrequency: 'daily',
};

/** Onboarding surveys go to one person at a time: nobody could be anonymous in them. */
const isForOnePersonAtATime = (type: SurveyType): boolean => type.startsWith('onboarding_');

/** The settings of a new survey whose maker has not chosen any. */
export const defaultSettingsOf = (type: SurveyType): SurveySettings => ({
  ...DEFAULT_SURVEY_SETTINGS,
  anonymous: !isForOnePersonAtATime(type),
});
