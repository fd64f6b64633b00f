import type { ResponseBody } from '@vela/contract';
import { WHOLE_SURVEY } from '@vela/domain/anonymity';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/domain-error.ts';
import { findInvitation } from '../../survey-invitations/index.ts';
import type { AskedVersion } from '../known-surveys.ts';
import type { SurveyKey } from '../response-writes-store.ts';
import { isSignatureOf, RANDOM_PREFIX_LENGTH } from './blind-signature.ts';
import type { Actor } from '../../../platform/actor.ts';
import { authenticate } from '../../auth/index.ts';

/** What lets somebody answer, and keeps it from being used twice. */
export interface RightToAnswer {
  /** Attributed surveys alone. */
  memberId: string | null;
  /** The hash under which it is noted that the holder of a name or of a token has answered. */
  claim: string | null;
  /** Of the invitation that this response uses up; null where a token shows that one was used. */
  place: number | null;
  /** The key of the group that the response is counted in. */
  segment: string;
}

export interface Asking {
  key: SurveyKey;
  asked: AskedVersion;
  body: ResponseBody;
  /** A bearer token. Looked at for attributed surveys with an open link alone. */
  token: string | null;
}

/** The right to answer that a request shows, or what is wrong with it. */
export async function findRightToAnswer(
  deps: Deps,
  asking: Asking,
): Promise<RightToAnswer | 'invitation_needed' | 'invitation_unknown'> {
  const { asked, body } = asking;
  if (asked.access === 'anyone_with_link') return rightOfLink(deps, asking);
  if (asked.anonymous && body.token) return rightOfToken(deps, asking, body.token);
  return body.invitation === undefined ? 'invitation_needed' : rightOfInvitation(deps, asking, body.invitation);
}

async function rightOfLink(deps: Deps, { key, asked, token }: Asking): Promise<RightToAnswer> {
  const respondent = asked.anonymous ? null : await findRespondent(deps, key.companyId, token);
  const memberId = respondent?.memberId ?? null;
  const claim = memberId === null ? null : memberClaim(deps, key, memberId);
  return { memberId, claim, place: null, segment: WHOLE_SURVEY };
}

/** A token names nobody, so nothing that does may come with it; its group is what the browser says. */
function rightOfToken(
  deps: Deps,
  { key, asked, body }: Asking,
  { message, signature }: { message: string; signature: string },
): RightToAnswer | 'invitation_unknown' {
  if (body.invitation !== undefined) {
    const problem = 'An anonymous answer must not come with the invitation. Send the token alone';
    throw invalid([{ path: 'invitation', message: problem }]);
  }
  const segment = body.segment ?? WHOLE_SURVEY;
  if (segment !== WHOLE_SURVEY && !asked.segments.has(segment)) {
    throw invalid([{ path: 'segment', message: 'This survey has no such group. Please reload the page' }]);
  }
  const prepared = Buffer.from(message, 'base64url');
  const isForSurvey = prepared.subarray(RANDOM_PREFIX_LENGTH).equals(Buffer.from(key.surveyId));
  if (asked.publicKey === null || !isForSurvey) return 'invitation_unknown';
  if (!isSignatureOf(asked.publicKey, prepared, Buffer.from(signature, 'base64url'))) return 'invitation_unknown';
  // Of the bytes and not of their text, which may be written in several ways.
  const claim = deps.keyedHash.shortHex('survey token', `${key.surveyId} ${prepared.toString('hex')}`);
  return { memberId: null, claim, place: null, segment };
}

async function rightOfInvitation(
  deps: Deps,
  { key, asked }: Asking,
  secret: string,
): Promise<RightToAnswer | 'invitation_unknown'> {
  const found = await deps.db.inTenant(key.companyId, (tx) => findInvitation(tx, deps, { survey: key, secret }));
  if (found === null) return 'invitation_unknown';
  const { place, memberId, segment } = found;
  if (asked.anonymous) return { memberId: null, claim: null, place, segment };
  return { memberId, claim: memberClaim(deps, key, memberId), place, segment };
}

const memberClaim = (deps: Pick<Deps, 'keyedHash'>, { surveyId }: SurveyKey, memberId: string): string =>
  deps.keyedHash.shortHex('survey member', `${surveyId} ${memberId}`);

/**
 * Who answers an attributed survey: a signed-in member of its company, else nobody known. Not to be asked for anonymous
 * surveys: already looking at a session leaves a trace of when it was used.
 */
export async function findRespondent(deps: Deps, companyId: string, token: string | null): Promise<Actor | null> {
  if (token === null) return null;
  const actor = await authenticate(deps, token);
  return actor?.companyId === companyId ? { ...actor, address: null } : null;
}
