export const PASSWORD_MIN_LENGTH = 10;
/** argon2 would hash more, but a longer text is an attack or a mistake. */
export const PASSWORD_MAX_LENGTH = 200;

export const ACCOUNT_MESSAGES = {
  passwordsDiffer: 'Passwords do not match',
  emailTaken: 'An account with this email already exists',
  wrongCredentials: 'Email or password is incorrect',
} as const;

/** The form in which e-mail addresses are compared and kept unique. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
