import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';

interface Invited {
  surveyId: string;
  memberId: string;
}

/**
 * What is behind `#t=` of a personal link: the place, by which the invitation is found, and a keyed hash that proves it.
 * It follows from the server's secret, so it is made anew whenever somebody needs it and stored nowhere.
 */
export const invitationSecret = (deps: Pick<Deps, 'keyedHash'>, invited: Invited & { place: number }): string =>
  `${invited.place.toString(36)}-${proofOf(deps, invited)}`;

/** The place that a secret names, with what it claims as proof; null when it can't be one. */
export function readInvitationSecret(secret: string): { place: number; proof: string } | null {
  const match = /^([\da-z]{1,6})-([\da-f]{32})$/.exec(secret);
  const place = Number.parseInt(match?.[1] ?? '', 36);
  // No larger one fits into the column.
  return match?.[2] && place <= 2_147_483_647 ? { place, proof: match[2] } : null;
}

export const isProofOf = (deps: Pick<Deps, 'keyedHash'>, proof: string, invited: Invited): boolean =>
  timingSafeEqual(Buffer.from(proof, 'hex'), Buffer.from(proofOf(deps, invited), 'hex'));

const proofOf = (deps: Pick<Deps, 'keyedHash'>, { surveyId, memberId }: Invited): string =>
  deps.keyedHash.shortHex('survey invitation', `${surveyId} ${memberId}`);

/** The personal link, from the origin on. Behind the hash sign nothing between browser and server sees the secret. */
export const personalLink = (surveyId: string, secret: string): string => `/survey/${surveyId}#t=${secret}`;

/** A text without the secrets of personal links, for whoever reads what was sent to others. */
export const withoutSecrets = (text: string): string => text.replace(/(\/survey\/[\da-f-]+#t=)[\w-]+/gi, '$1…');
