import { INVITATION_DAYS } from '@vela/domain/people';
import type { Deps } from '../../../platform/deps.ts';
import type { Mail } from '../../../platform/mail-store.ts';

export interface InvitationMail {
  companyId: string;
  companyName: string;
  invitedBy: string;
  to: { firstName: string; email: string };
  token: string;
}

/** How a mail names who invites. */
export const invites = (name: string): string => `${name} invites you`;

export function invitationMail(deps: Pick<Deps, 'publicUrl'>, mail: InvitationMail): Mail {
  return {
    companyId: mail.companyId,
    to: mail.to.email,
    subject: `Join ${mail.companyName} on Vela`,
    body: [
      mail.to.firstName ? `Hello ${mail.to.firstName},` : 'Hello,',
      `${invites(mail.invitedBy)} to join ${mail.companyName} on Vela. To set your password and sign in, open this link:`,
      // Behind the hash sign, so that it stays out of the logs of whatever stands between browser and server.
      `${deps.publicUrl()}/invitation#token=${mail.token}`,
      `The link works once and for ${INVITATION_DAYS} days. If you did not expect it, nothing has to be done.`,
    ].join('\n\n'),
  };
}
