import type { OwnSegment } from '@vela/contract';
import type { Tx } from '@vela/db';
import { parseSegmentKey, TENURE_BANDS } from '@vela/domain/anonymity';
import { localDay } from '@vela/domain/company';
import { hasLeft } from '@vela/domain/people';
import type { Deps } from '../../platform/deps.ts';
import { isProofOf, readInvitationSecret } from './invitation-secret.ts';
import { findPlacedInvitation, findAudienceDepartment } from './invitations-store.ts';
import type { InvitedSurvey } from './marks-store.ts';

/** An invitation whose link was shown. */
export interface Invitation {
  place: number;
  memberId: string;
  name: string;
  /** The key of the person's group. */
  segment: string;
}

/**
 * The invitation behind a personal link's secret. Null for every other text, the link of another survey, and the links of
 * people who have left or whose account was taken away: they are not asked any more.
 */
export async function findInvitation(
  tx: Tx,
  deps: Pick<Deps, 'keyedHash' | 'clock'>,
  { survey, secret }: { survey: InvitedSurvey; secret: string },
): Promise<Invitation | null> {
  const read = readInvitationSecret(secret);
  if (read === null) return null;
  const row = await findPlacedInvitation(tx, survey, read.place);
  if (row === null) return null;
  const { memberId, name, segment } = row;
  if (!isProofOf(deps, read.proof, { surveyId: survey.surveyId, memberId })) return null;
  if (row.status === 'deactivated' || hasLeft(row, localDay(deps.clock.now(), row.timeZone))) return null;
  return { place: read.place, memberId, name, segment };
}

/** A group in the words that the people in it read. A department that was deleted since has no name any more. */
export async function describeSegment(tx: Tx, companyId: string, key: string): Promise<OwnSegment> {
  const { department, tenure, location } = parseSegmentKey(key);
  const name = department === undefined ? null : await findAudienceDepartment(tx, companyId, department);
  const band = TENURE_BANDS.find(({ id }) => id === tenure);
  return {
    key,
    ...(name === null ? {} : { department: name }),
    ...(band === undefined ? {} : { tenure: band.label }),
    ...(location === undefined ? {} : { location }),
  };
}
