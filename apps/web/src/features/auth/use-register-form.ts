import type { RegisterBody } from '@vela/contract';
import { COMPANY_SIZES, INDUSTRIES, type CompanySize, type Industry } from '@vela/domain/company';
import { useKeptForm } from '../../lib/use-kept-form.ts';
import { isEmail, isNewPassword, NAME_RULES, requiredField } from './account-field-rules.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  industry: '',
  companySize: '',
  domain: '',
};
export type RegisterValues = typeof EMPTY;

export const useRegisterForm = () =>
  useKeptForm<RegisterValues>({
    key: 'register',
    initialValues: EMPTY,
    secret: ['password', 'confirmPassword'],
    validate: {
      ...NAME_RULES,
      email: isEmail,
      password: isNewPassword,
      confirmPassword: requiredField('Please repeat the password'),
      companyName: requiredField('Company name is required'),
      industry: (value) => (isIndustry(value) ? null : 'Please choose an industry'),
      companySize: (value) => (isCompanySize(value) ? null : 'Please choose a company size'),
    },
  });

/** What is sent; null while a choice is missing, which the form's own rules report. */
export function registerBody(values: RegisterValues, timeZone: string): RegisterBody | null {
  const { confirmPassword: _, industry, companySize, domain, ...rest } = values;
  if (!isIndustry(industry) || !isCompanySize(companySize)) return null;
  const given = domain.trim();
  return { ...rest, industry, companySize, timeZone, ...(given === '' ? {} : { domain: given }) };
}

const isIndustry = (value: string): value is Industry => INDUSTRIES.some((industry) => industry === value);
const isCompanySize = (value: string): value is CompanySize => COMPANY_SIZES.some((size) => size === value);
