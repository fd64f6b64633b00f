import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timeSchema } from './primitives.ts';

export const outgoingMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  createdAt: timeSchema,
});
export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

export const notificationEndpoints = {
  listOutbox: endpoint({
    method: 'GET',
    path: '/api/notifications/outbox',
    tag: 'notifications',
    access: 'member',
    permission: 'outbox.read',
    summary: 'Mails of the company that wait for a mail server, newest first (first 200)',
    responses: { 200: z.object({ mails: z.array(outgoingMailSchema) }) },
  }),
};
