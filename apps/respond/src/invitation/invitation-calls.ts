import type { CallAnswer, OwnSegment } from '@vela/contract';
import { fieldValue, jsonOrNull, publicSurveyPath, sendRequest } from '../sending/send-request.ts';
import { OFFLINE, submitOutcomeOf, type SubmitOutcome, type Refused } from '../sending/submit-outcome.ts';

export interface CheckedLink {
  used: boolean;
  segment: OwnSegment;
  respondentName: string | null;
}

export type Answered<T> = { kind: 'answer'; value: T } | Refused;

/** What the page asks on behalf of a personal link. The key is asked for without the link, so nobody gets one of their own. */
export interface InvitationCalls {
  check(secret: string): Promise<Answered<CheckedLink>>;
  getKey(): Promise<Answered<string>>;
  issueToken(secret: string, blinded: string): Promise<Answered<CallAnswer<'issueToken'>>>;
}

export function createInvitationCalls(surveyId: string): InvitationCalls {
  const post = (body: object): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return {
    check: (invitation) => ask(publicSurveyPath(surveyId, '/invitations/check'), post({ invitation }), readCheckedLink),
    getKey: () => ask(publicSurveyPath(surveyId, '/key'), {}, (body) => textOf(fieldValue(body, 'key'), 'publicKey')),
    issueToken: (invitation, blinded) =>
      ask(publicSurveyPath(surveyId, '/tokens'), post({ invitation, blinded }), readIssued),
  };
}

async function ask<T>(url: string, init: RequestInit, read: (body: unknown) => T | null): Promise<Answered<T>> {
  try {
    const response = await sendRequest(url, init);
    const body = await jsonOrNull(response);
    const value = response.status === 200 ? read(body) : null;
    if (value !== null) return { kind: 'answer', value };
    return refusalOf(
      submitOutcomeOf({ status: response.status, body, retryAfter: response.headers.get('retry-after') }, Date.now()),
    );
  } catch {
    // Deliberate: a request that got no answer is sent again, whatever the reason.
    return OFFLINE;
  }
}

/** The survey is there, so what is not found or not valid is the link. */
function refusalOf(outcome: SubmitOutcome): Refused {
  switch (outcome.kind) {
    case 'unknown':
    case 'invalid':
      return { kind: 'link_unknown' };
    case 'already_answered':
      return { kind: 'link_used' };
    case 'accepted':
      return OFFLINE;
    default:
      return outcome;
  }
}

function readCheckedLink(body: unknown): CheckedLink | null {
  const used = fieldValue(body, 'used');
  const segment = readSegment(fieldValue(body, 'segment'));
  if (typeof used !== 'boolean' || segment === null) return null;
  return { used, segment, respondentName: textOf(body, 'respondentName') };
}

function readIssued(body: unknown): CallAnswer<'issueToken'> | null {
  const blindSignature = textOf(body, 'blindSignature');
  const segment = readSegment(fieldValue(body, 'segment'));
  return blindSignature === null || segment === null ? null : { blindSignature, segment };
}

function readSegment(value: unknown): OwnSegment | null {
  const key = textOf(value, 'key');
  if (key === null) return null;
  const parts = ['department', 'tenure', 'location'].flatMap((name) => {
    const text = textOf(value, name);
    return text === null ? [] : [[name, text]];
  });
  // Safe: the names are those of the type, and every value is a text.
  return { ...(Object.fromEntries(parts) as Omit<OwnSegment, 'key'>), key };
}

function textOf(value: unknown, name: string): string | null {
  const field = fieldValue(value, name);
  return typeof field === 'string' ? field : null;
}
