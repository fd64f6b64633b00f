import type { CompanySize, Industry, SurveyFrequency } from '@vela/domain/company';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const industryLabel = (industry: Industry): string => capitalised(industry);
export const sizeLabel = (size: CompanySize): string => `${size} employees`;

export const SURVEY_FREQUENCY_LABELS: Record<SurveyFrequency, string> = {
  weekly: 'Weekly',
  'bi-weekly': 'Bi-weekly',
  monthly: 'Monthly',
};
