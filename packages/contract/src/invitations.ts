import { INVITATIONS_AT_ONCE, PERSON_LIMITS } from '@vela/domain/people';
import { z } from 'zod';
import { newPasswordSchema, sessionAnswerSchema } from './auth.ts';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { personSchema, roleSchema } from './people.ts';
import {
  emailSchema,
  idParamsSchema,
  idSchema,
  lineSchema,
  requiredTextSchema,
  textSchema,
  timeSchema,
} from './primitives.ts';

const write = { tag: 'people', access: 'member', permission: 'people.write' } as const;
const personAnswer = { 200: z.object({ person: personSchema }) };

const invitedSchema = z.object({
  email: z.string(),
  outcome: z.enum(['invited', 'already_here', 'email_taken', 'repeated']),
  personId: z.string().nullable(),
});
const invitationTokenSchema = textSchema(200).min(1);

export const invitationEndpoints = {
  invitePeople: endpoint({
    ...CALLS.invitePeople,
    ...write,
    summary: 'Mails an invitation to each address',
    body: z.object({
      emails: z
        .array(emailSchema)
        .min(1, 'Please enter an email address')
        .max(INVITATIONS_AT_ONCE, `At most ${INVITATIONS_AT_ONCE} at once`),
      /** Of those whose names are known; the others say theirs on joining, and these can correct them. */
      names: z
        .array(
          z.object({
            email: emailSchema,
            firstName: lineSchema(PERSON_LIMITS.name),
            lastName: lineSchema(PERSON_LIMITS.name),
          }),
        )
        .max(INVITATIONS_AT_ONCE)
        .default([]),
      role: roleSchema,
      departmentId: idSchema.nullable().default(null),
      managerId: idSchema.nullable().default(null),
    }),
    responses: { 200: z.object({ results: z.array(invitedSchema) }) },
  }),
  countWaiting: endpoint({
    ...CALLS.countWaiting,
    ...write,
    summary: 'How many are listed and have no live invitation yet',
    responses: { 200: z.object({ waiting: z.number() }) },
  }),
  inviteWaiting: endpoint({
    ...CALLS.inviteWaiting,
    ...write,
    summary: 'Mails an invitation to everybody who is listed and has no live one yet',
    responses: { 200: z.object({ invited: z.number() }) },
  }),
  invitePerson: endpoint({
    ...CALLS.invitePerson,
    ...write,
    summary: 'Mails a new link; an older one stops working',
    params: idParamsSchema,
    responses: personAnswer,
  }),
  revokeInvitation: endpoint({
    ...CALLS.revokeInvitation,
    ...write,
    summary: 'Ends the link that was mailed',
    params: idParamsSchema,
    responses: personAnswer,
  }),
  readInvitation: endpoint({
    ...CALLS.readInvitation,
    tag: 'auth',
    access: 'public',
    summary: 'Whom a mailed invitation is for; the link is not used up',
    body: z.object({ token: invitationTokenSchema }),
    responses: {
      200: z.object({
        invitation: z.object({
          email: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          companyName: z.string(),
          invitedBy: z.string().nullable(),
          expiresAt: timeSchema,
        }),
      }),
    },
  }),
  acceptInvitation: endpoint({
    ...CALLS.acceptInvitation,
    tag: 'auth',
    access: 'public',
    summary: 'Joins by a mailed invitation, which is then used up, and signs in',
    body: z.object({
      token: invitationTokenSchema,
      firstName: requiredTextSchema(100, 'First name is required'),
      lastName: requiredTextSchema(100, 'Last name is required'),
      password: newPasswordSchema,
    }),
    responses: { 200: sessionAnswerSchema },
  }),
};
