import { isTimeZone } from './time-zones.ts';

export const INDUSTRIES = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'retail',
  'manufacturing',
  'consulting',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** How often a recurring pulse is sent where the survey itself says nothing. */
export const SURVEY_FREQUENCIES = ['weekly', 'bi-weekly', 'monthly'] as const;
export type SurveyFrequency = (typeof SURVEY_FREQUENCIES)[number];

/** The zones that stand first in the choice: UTC and the four of the United States. */
export const COMMON_TIME_ZONES = [
  { id: 'UTC', label: 'UTC' },
  { id: 'America/New_York', label: 'Eastern Time (US)' },
  { id: 'America/Chicago', label: 'Central Time (US)' },
  { id: 'America/Denver', label: 'Mountain Time (US)' },
  { id: 'America/Los_Angeles', label: 'Pacific Time (US)' },
] as const;

export const DEFAULT_WORKING_HOURS = { start: '09:00', end: '17:00' } as const;

/** A time of day as `HH:MM`, 00:00 to 23:59. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export interface WorkingTime {
  timeZone: string;
  workingHoursStart: string;
  workingHoursEnd: string;
}

export const COMPANY_SETTINGS_MESSAGES = {
  timeOfDay: 'Please enter a time such as 09:00',
  workingHours: 'The working day must end after it starts',
  timeZone: 'Please choose a time zone',
  minGroupComments: 'Comments inside a group need at least as many people as its scores',
} as const;

/** What is wrong with the working time, by field; an empty list when nothing is. */
export function problemsOfWorkingTime(settings: WorkingTime): { path: keyof WorkingTime; message: string }[] {
  const { timeZone, workingHoursStart, workingHoursEnd } = settings;
  const problems: { path: keyof WorkingTime; message: string }[] = [];
  if (!isTimeZone(timeZone)) problems.push({ path: 'timeZone', message: COMPANY_SETTINGS_MESSAGES.timeZone });
  for (const path of ['workingHoursStart', 'workingHoursEnd'] as const) {
    if (!isTimeOfDay(settings[path])) problems.push({ path, message: COMPANY_SETTINGS_MESSAGES.timeOfDay });
  }
  const areTimes = isTimeOfDay(workingHoursStart) && isTimeOfDay(workingHoursEnd);
  if (areTimes && workingHoursStart >= workingHoursEnd) {
    problems.push({ path: 'workingHoursEnd', message: COMPANY_SETTINGS_MESSAGES.workingHours });
  }
  return problems;
}

/** What the audit log calls the acts of this area. */
export const COMPANY_AUDIT_WORDS = {
  'company.core-values-changed': 'Changed the core values',
  'company.first-run-dismissed': 'Put the first-run checklist away',
  'company.registered': 'Registered the company',
  'company.review-settings-changed': 'Changed the review settings',
  'company.settings-changed': 'Changed the company settings',
} as const;
