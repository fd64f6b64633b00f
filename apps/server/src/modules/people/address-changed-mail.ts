import type { Mail } from '../../platform/mail-store.ts';

export interface AddressChangedMail {
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
