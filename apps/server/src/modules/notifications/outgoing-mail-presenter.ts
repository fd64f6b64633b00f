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

/** A link that still works would let the file's reader in. */
export const withoutToken = <M extends { body: string }>(mail: M): M => ({
  ...mail,
  body: withoutSecrets(mail.body.replace(/#token=\S+/g, '#token=…')),
});
