import { ACCOUNT_MESSAGES, PASSWORD_MIN_LENGTH } from '@vela/domain/accounts';

type Rule = (value: string) => string | null;

/** The server judges an address for good; this only catches what can't be one. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const requiredField =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : null;

export const NAME_RULES = {
  firstName: requiredField('First name is required'),
  lastName: requiredField('Last name is required'),
};

export const isEmail: Rule = (value) => {
  if (value.trim() === '') return 'Email is required';
  return EMAIL_SHAPE.test(value.trim()) ? null : 'Please enter a valid email address';
};

export const isNewPassword: Rule = (value) => {
  if (value === '') return 'Password is required';
  return value.length < PASSWORD_MIN_LENGTH ? `The password needs at least ${PASSWORD_MIN_LENGTH} characters` : null;
};

/** What is typed once more must be the same as in the other field. */
export const repeatsPassword =
  <Field extends string>(field: Field) =>
  (value: string, values: Record<Field, string>): string | null =>
    value === values[field] ? null : ACCOUNT_MESSAGES.passwordsDiffer;

export const PASSWORD_HINT = `At least ${PASSWORD_MIN_LENGTH} characters`;
