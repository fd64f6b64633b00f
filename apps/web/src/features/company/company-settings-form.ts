import type { CompanySettings, CompanySettingsBody } from '@vela/contract';
import { MIN_GROUP_HIGHEST, MIN_GROUP_LOWEST } from '@vela/domain/anonymity';
import {
  COMPANY_SETTINGS_MESSAGES,
  type CompanySize,
  type Industry,
  problemsOfWorkingTime,
  type SurveyFrequency,
} from '@vela/domain/company';
import type { FieldProblem } from './forms/use-save-form.ts';
import { parseWhole, problemOfWhole } from './whole-number.ts';

export interface CompanySettingsForm {
  name: string;
  industry: Industry;
  size: CompanySize;
  domain: string;
  surveyFrequency: SurveyFrequency;
  timeZone: string;
  workingHoursStart: string;
  workingHoursEnd: string;
  minGroup: string;
  minGroupComments: string;
}

export const MIN_GROUP_BOUNDS = [MIN_GROUP_LOWEST, MIN_GROUP_HIGHEST] as const;
export const MIN_GROUP_COMMENTS_BOUNDS = [MIN_GROUP_LOWEST, 100] as const;

export const COMPANY_SETTINGS_TEMPLATE: CompanySettingsForm = {
  name: '',
  industry: 'other',
  size: '1-10',
  domain: '',
  surveyFrequency: 'monthly',
  timeZone: '',
  workingHoursStart: '',
  workingHoursEnd: '',
  minGroup: '',
  minGroupComments: '',
};

export const COMPANY_SETTINGS_LABELS: Record<keyof CompanySettingsForm, string> = {
  name: 'Company Name',
  industry: 'Industry',
  size: 'Company Size',
  domain: 'Company Domain',
  surveyFrequency: 'Survey frequency',
  timeZone: 'Time zone',
  workingHoursStart: 'Working hours start',
  workingHoursEnd: 'Working hours end',
  minGroup: 'Fewest people behind a score',
  minGroupComments: 'Fewest people behind comments of a group',
};

export function formFromSettings({ revision: _, ...settings }: CompanySettings): CompanySettingsForm {
  return {
    ...settings,
    minGroup: String(settings.minGroup),
    minGroupComments: String(settings.minGroupComments),
  };
}

/** Only for a form without problems. */
export const settingsOf = (form: CompanySettingsForm): Omit<CompanySettingsBody, 'revision'> => ({
  ...form,
  name: form.name.trim(),
  domain: form.domain.trim(),
  minGroup: parseWhole(form.minGroup) ?? MIN_GROUP_LOWEST,
  minGroupComments: parseWhole(form.minGroupComments) ?? MIN_GROUP_LOWEST,
});

export function problemsOfSettings(form: CompanySettingsForm): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (form.name.trim() === '') problems.push({ path: 'name', message: 'Company name is required' });
  problems.push(...problemsOfWorkingTime(form), ...problemsOfThresholds(form));
  return problems;
}

function problemsOfThresholds({ minGroup, minGroupComments }: CompanySettingsForm): FieldProblem[] {
  const scores = problemOfWhole(minGroup, MIN_GROUP_BOUNDS);
  const comments = problemOfWhole(minGroupComments, MIN_GROUP_COMMENTS_BOUNDS);
  const problems: FieldProblem[] = [];
  if (scores !== null) problems.push({ path: 'minGroup', message: scores });
  if (comments !== null) problems.push({ path: 'minGroupComments', message: comments });
  if (problems.length === 0 && Number(minGroupComments) < Number(minGroup)) {
    problems.push({ path: 'minGroupComments', message: COMPANY_SETTINGS_MESSAGES.minGroupComments });
  }
  return problems;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const industryLabel = (industry: Industry): string => capitalised(industry);
export const sizeLabel = (size: CompanySize): string => `${size} employees`;

export const SURVEY_FREQUENCY_LABELS: Record<SurveyFrequency, string> = {
  weekly: 'Weekly',
  'bi-weekly': 'Bi-weekly',
  monthly: 'Monthly',
};
