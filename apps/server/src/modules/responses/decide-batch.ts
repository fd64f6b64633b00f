import type { Answer } from '@vela/domain/surveys';
import type { CollectingSurvey, KnownRequests } from './collecting-store.ts';
import type { RightToAnswer } from './verified/right-to-answer.ts';
import type { VersionQuestions } from './count-responses.ts';
import { DomainError, notFound } from '../../platform/domain-error.ts';

/** A request that has passed all checks that need no lock. Hashes in hex. */
export interface Submission {
  keyHash: string;
  bodyHash: string;
  deviceHash: string | null;
  right: RightToAnswer;
  version: number;
  /** Whether the version was named or taken to be the newest. */
  versionNamed: boolean;
  answers: Answer[];
  /** What the version asks. */
  asked: VersionQuestions;
  completionSeconds: number | null;
}

export type SubmissionOutcome =
  | 'accepted'
  | 'repeated'
  | 'key_reused'
  | 'already_answered'
  | 'survey_not_open'
  | 'survey_closed'
  | 'not_found'
  | 'invitation_needed'
  | 'invitation_unknown'
  /** There is a newer version than the one that the answers were checked against. */
  | 'outdated';

/** What is known about the requests of a batch, their invitations included. */
export interface Known extends Pick<KnownRequests, 'receipts' | 'devices'> {
  /** Places of the invitations that are used up. */
  usedPlaces: ReadonlySet<number>;
}

/**
 * What becomes of each request of a batch, one after the other, as if each had come alone. A key that was accepted
 * before comes first: its repetition is acknowledged whatever has happened to the survey since.
 */
export function decideBatch(survey: CollectingSurvey, known: Known, batch: readonly Submission[]): SubmissionOutcome[] {
  const receipts = new Map(Object.entries(known.receipts));
  const used: Used = {
    hashes: new Set(Object.keys(known.devices).filter((hash) => known.devices[hash])),
    places: new Set(known.usedPlaces),
  };
  return batch.map((submission) => {
    const bodyHash = receipts.get(submission.keyHash);
    if (bodyHash !== undefined) return bodyHash === submission.bodyHash ? 'repeated' : 'key_reused';
    const refusal = refusalOf(survey, submission, used);
    if (refusal !== null) return refusal;
    receipts.set(submission.keyHash, submission.bodyHash);
    for (const hash of claimsOf(submission)) used.hashes.add(hash);
    if (submission.right.place !== null) used.places.add(submission.right.place);
    return 'accepted';
  });
}

interface Used {
  hashes: Set<string>;
  places: Set<number>;
}

function refusalOf(survey: CollectingSurvey, submission: Submission, used: Used): SubmissionOutcome | null {
  const closed = refusalOfStatus(survey.status);
  if (closed !== null) return closed;
  if (!submission.versionNamed && submission.version !== survey.version) return 'outdated';
  const { place, claim } = submission.right;
  // Several people may share a device, so an invitation counts whatever was answered there, as a name or token does.
  if (place !== null) return used.places.has(place) ? 'already_answered' : null;
  if (survey.allowMultipleResponses) return null;
  const held = claim ?? submission.deviceHash;
  return held !== null && used.hashes.has(held) ? 'already_answered' : null;
}

export function refusalOfStatus(status: CollectingSurvey['status']): 'survey_not_open' | 'survey_closed' | null {
  switch (status) {
    case 'active':
      return null;
    case 'draft':
    case 'scheduled':
      return 'survey_not_open';
    case 'closed':
    case 'archived':
      return 'survey_closed';
  }
}

/** Everything that has answered with this request. */
export const claimsOf = ({ deviceHash, right }: Submission): string[] =>
  [deviceHash, right.claim].filter((hash) => hash !== null);

export type Refusal =
  | 'not_found'
  | 'survey_not_open'
  | 'survey_closed'
  | 'already_answered'
  | 'key_reused'
  | 'invitation_needed'
  | 'invitation_unknown';

/** The refusal in words for the respondent. */
export function submissionRefused(refusal: Refusal): DomainError {
  switch (refusal) {
    case 'not_found':
      return notFound('This survey');
    case 'survey_not_open':
      return new DomainError('survey_not_open', 'This survey is not open yet. Please come back later.');
    case 'survey_closed':
      return new DomainError('survey_closed', 'This survey has closed and takes no more answers.');
    case 'already_answered':
      return new DomainError('already_answered', 'You have answered this survey already. Thank you!');
    case 'invitation_needed':
      return new DomainError(
        'invitation_needed',
        'Only invited people can answer this survey. Please open it by the link that you were sent.',
      );
    case 'invitation_unknown':
      return new DomainError(
        'invitation_unknown',
        'This link is not valid for this survey. Please use the newest one that you were sent.',
      );
    case 'key_reused':
      return new DomainError(
        'key_reused',
        'Other answers were sent under this Idempotency-Key. Use a new key for these.',
      );
  }
}
