import type { OutgoingMail } from '@vela/contract';
import { withoutSecrets } from '../survey-invitations/index.ts';
import type { OutgoingMailRow } from './outgoing-mails-store.ts';

export const presentOutgoingMail = (row: OutgoingMailRow): OutgoingMail => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  // A personal link lets whoever reads it answer in somebody's place.
  body: withoutSecrets(row.body),
  createdAt: row.createdAt.toISOString(),
});
