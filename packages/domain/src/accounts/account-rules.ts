import { isCommonPassword } from './common-passwords.ts';

export const PASSWORD_MIN_LENGTH = 10;
/** argon2 would hash more, but a longer text is an attack or a mistake. */
export const PASSWORD_MAX_LENGTH = 200;

export const ACCOUNT_MESSAGES = {
  passwordsDiffer: 'Passwords do not match',
  emailTaken: 'An account with this email already exists',
  wrongCredentials: 'Email or password is incorrect',
  commonPassword: 'This password is one of the first that attackers try. Please choose another one.',
  passwordIsEmail: 'The password must not be the email address',
  wrongCurrentPassword: 'The current password is incorrect',
  resetLinkSpent: 'This link has expired or was used already. Please ask for a new one.',
} as const;

/** What is wrong with a new password beyond its length; null when nothing is. */
export function problemOfNewPassword(password: string, email: string): string | null {
  if (emailKey(password) === emailKey(email)) return ACCOUNT_MESSAGES.passwordIsEmail;
  return isCommonPassword(password) ? ACCOUNT_MESSAGES.commonPassword : null;
}

/** The form in which e-mail addresses are compared and kept unique. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** What the audit log calls the acts of this area. */
export const ACCOUNT_AUDIT_WORDS = {
  'password.changed': 'Changed the password',
  'password.reset': 'Set a new password by a mailed link',
  'profile.changed': 'Changed the own profile',
  'session.ended': 'Signed out',
  'session.revoked': 'Ended one of the own sessions',
  'session.started': 'Signed in',
} as const;
