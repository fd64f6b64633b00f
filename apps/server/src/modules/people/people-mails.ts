import { INVITATION_DAYS } from '@vela/domain/people';
import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail-store.ts';

interface AddressChangedMail {
  companyId: string;
  companyName: string;
  changedBy: string;
  /** The address as it was. */
  to: string;
}

/** How a mail names who changed an address. */
export const changesAddress = (name: string): string => `${name} has changed the email address`;

/**
 * Says to the old address that it opens nothing any more. Neither the person's name nor the new address stands in it: whoever
 * reads that mailbox by now may be somebody else.
 */
export const addressChangedMail = ({ companyId, companyName, changedBy, to }: AddressChangedMail): Mail => ({
  companyId,
  to,
  subject: 'The email address of your Vela account was changed',
  body: [
    'Hello,',
    `${changesAddress(changedBy)} of your Vela account at ${companyName}. From now on you sign in with the new address; your password stays the same.`,
    `If this is not right, please tell ${changedBy} or another administrator of ${companyName} at once: they can change the address back.`,
  ].join('\n\n'),
});

interface InvitationMail {
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
