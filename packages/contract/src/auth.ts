import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, ROLES } from '@vela/domain/accounts';
import { COMPANY_SIZES, INDUSTRIES } from '@vela/domain/company';
import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { doneSchema, emailSchema, idParamsSchema, requiredTextSchema, textSchema, timeSchema } from './primitives.ts';

export const newPasswordSchema = textSchema(PASSWORD_MAX_LENGTH).min(
  PASSWORD_MIN_LENGTH,
  `The password needs at least ${PASSWORD_MIN_LENGTH} characters`,
);

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  locale: z.string().nullable(),
  timeZone: z.string().nullable(),
  company: z.object({
    id: z.string(),
    name: z.string(),
    /** True for the seeded company, so that the app can say that it is one. */
    isDemo: z.boolean(),
    timeZone: z.string(),
  }),
});
export type User = z.infer<typeof userSchema>;

export const sessionAnswerSchema = z.object({ token: z.string(), user: userSchema });
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

export const registerBodySchema = z.object({
  firstName: requiredTextSchema(100, 'First name is required'),
  lastName: requiredTextSchema(100, 'Last name is required'),
  email: emailSchema,
  password: newPasswordSchema,
  companyName: requiredTextSchema(200, 'Company name is required'),
  industry: z.enum(INDUSTRIES, 'Please choose an industry'),
  companySize: z.enum(COMPANY_SIZES, 'Please choose a company size'),
  domain: textSchema(253).optional(),
  /** The browser's zone becomes the company's; unknown ones fall back to UTC. */
  timeZone: textSchema(64).optional(),
});
export type RegisterBody = z.input<typeof registerBodySchema>;

export const loginBodySchema = z.object({
  email: textSchema(254).min(1, 'Email is required'),
  password: textSchema(PASSWORD_MAX_LENGTH).min(1, 'Password is required'),
});
export type LoginBody = z.input<typeof loginBodySchema>;

export const profileBodySchema = z.object({
  firstName: requiredTextSchema(100, 'First name is required').optional(),
  lastName: requiredTextSchema(100, 'Last name is required').optional(),
  locale: textSchema(35).nullable().optional(),
  timeZone: textSchema(64).nullable().optional(),
});
export type ProfileBody = z.input<typeof profileBodySchema>;

export const passwordBodySchema = z.object({
  currentPassword: textSchema(PASSWORD_MAX_LENGTH).min(1, 'Please enter your current password'),
  newPassword: newPasswordSchema,
});
export type PasswordBody = z.input<typeof passwordBodySchema>;

export const signInSessionSchema = z.object({
  id: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema,
  /** Browser and system in words, e.g. "Firefox on Android". */
  device: z.string(),
  current: z.boolean(),
});
export type SignInSession = z.infer<typeof signInSessionSchema>;

const tag = 'auth';
export const authEndpoints = {
  register: endpoint({
    ...CALLS.register,
    tag,
    access: 'public',
    summary: 'Registers a company and its admin',
    body: registerBodySchema,
    responses: { 201: sessionAnswerSchema },
  }),
  login: endpoint({
    ...CALLS.login,
    tag,
    access: 'public',
    summary: 'Signs in',
    body: loginBodySchema,
    responses: { 200: sessionAnswerSchema },
  }),
  getDemo: endpoint({
    ...CALLS.getDemo,
    tag,
    access: 'public',
    summary: 'Sign-in of the demo company, 404 without one',
    responses: { 200: z.object({ email: z.string(), password: z.string() }) },
  }),
  getMe: endpoint({
    ...CALLS.getMe,
    tag,
    access: 'member',
    permission: 'session.own',
    summary: 'The signed-in user',
    responses: { 200: z.object({ user: userSchema }) },
  }),
  logout: endpoint({
    ...CALLS.logout,
    tag,
    access: 'member',
    permission: 'session.own',
    summary: 'Ends the session of the token',
    responses: { 200: doneSchema },
  }),
  updateProfile: endpoint({
    ...CALLS.updateProfile,
    tag,
    access: 'member',
    permission: 'profile.write',
    summary: 'Changes name, language and time zone',
    body: profileBodySchema,
    responses: { 200: z.object({ user: userSchema }) },
  }),
  changePassword: endpoint({
    ...CALLS.changePassword,
    tag,
    access: 'member',
    permission: 'profile.write',
    summary: 'Changes the password and ends every other session',
    body: passwordBodySchema,
    responses: { 200: doneSchema },
  }),
  listSessions: endpoint({
    ...CALLS.listSessions,
    tag,
    access: 'member',
    permission: 'profile.write',
    summary: 'Where the user is signed in',
    responses: { 200: z.object({ sessions: z.array(signInSessionSchema) }) },
  }),
  revokeSession: endpoint({
    ...CALLS.revokeSession,
    tag,
    access: 'member',
    permission: 'profile.write',
    summary: 'Ends one session',
    params: idParamsSchema,
    responses: { 200: doneSchema },
  }),
  forgotPassword: endpoint({
    ...CALLS.forgotPassword,
    tag,
    access: 'public',
    summary: 'Mails a single-use link; the answer is the same whether or not the address is known',
    body: z.object({ email: emailSchema }),
    responses: { 200: doneSchema },
  }),
  resetPassword: endpoint({
    ...CALLS.resetPassword,
    tag,
    access: 'public',
    summary: 'Sets a new password by a mailed link',
    body: z.object({ token: textSchema(200).min(1), password: newPasswordSchema }),
    responses: { 200: doneSchema },
  }),
};
