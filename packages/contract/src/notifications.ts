import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { textSchema, timeSchema } from './primitives.ts';

export const outgoingMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  createdAt: timeSchema,
});
export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

export const outboxQuerySchema = z.object({
  /** A part of the recipient or of the subject, whatever its case and accents. */
  q: textSchema(254).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(200),
  cursor: textSchema(200).optional(),
});
export type OutboxQuery = z.input<typeof outboxQuerySchema>;

export const notificationEndpoints = {
  listOutbox: endpoint({
    ...CALLS.listOutbox,
    tag: 'notifications',
    access: 'member',
    permission: 'outbox.read',
    summary: 'Mails of the company that wait for a mail server, newest first',
    query: outboxQuerySchema,
    responses: {
      200: z.object({
        mails: z.array(outgoingMailSchema),
        /** How many match on all pages. */
        total: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    },
  }),
};
