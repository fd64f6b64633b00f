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

export interface CoreValue {
  value: string;
  description: string;
  /** 1 to 10. */
  importance: number;
}

export const CORE_VALUE_LIMITS = {
  values: 30,
  value: 100,
  description: 500,
  importanceMin: 1,
  importanceMax: 10,
} as const;
export const CORE_VALUE_DEFAULT_IMPORTANCE = 5;
