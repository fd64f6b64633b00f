import type { Answer } from '@vela/domain';
import type { CollectingSurvey, KnownRequests } from './collecting-store.ts';
import type { VersionQuestions } from './version-questions.ts';

/** A request that has passed all checks that need no lock. Hashes in hex. */
export interface Submission {
  keyHash: string;
  bodyHash: string;
  deviceHash: string | null;
  /** Attributed surveys alone: who answered, and the hash under which it is noted that they did. */
  member: { id: string; hash: string } | null;
  version: number;
  /** Whether the version was named or taken to be the newest. */
  versionNamed: boolean;
  answers: Answer[];
  /** What the version asks. */
  asked: VersionQuestions;
  /** The group of the plan that the answers belong to; see segmentKey. */
  segment: string;
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
  /** There is a newer version than the one that the answers were checked against. */
  | 'outdated';

/**
 * What becomes of each request of a batch, one after the other, as if each had come alone. A key that was accepted
 * before comes first: its repetition is acknowledged whatever has happened to the survey since.
 */
export function decideBatch(
  survey: CollectingSurvey,
  known: Pick<KnownRequests, 'receipts' | 'devices'>,
  batch: readonly Submission[],
): SubmissionOutcome[] {
  const receipts = new Map(Object.entries(known.receipts));
  const answered = new Set(Object.keys(known.devices).filter((hash) => known.devices[hash]));
  return batch.map((submission) => {
    const bodyHash = receipts.get(submission.keyHash);
    if (bodyHash !== undefined) return bodyHash === submission.bodyHash ? 'repeated' : 'key_reused';
    const refusal = refusalOf(survey, submission, answered);
    if (refusal !== null) return refusal;
    receipts.set(submission.keyHash, submission.bodyHash);
    for (const hash of claimsOf(submission)) answered.add(hash);
    return 'accepted';
  });
}

function refusalOf(
  survey: CollectingSurvey,
  submission: Submission,
  answered: ReadonlySet<string>,
): SubmissionOutcome | null {
  const closed = refusalOfStatus(survey.status);
  if (closed !== null) return closed;
  if (!submission.versionNamed && submission.version !== survey.version) return 'outdated';
  if (survey.allowMultipleResponses) return null;
  // Several people may share a device, so whoever is known by name counts as that person.
  const claim = submission.member?.hash ?? submission.deviceHash;
  return claim !== null && answered.has(claim) ? 'already_answered' : null;
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
export const claimsOf = ({ deviceHash, member }: Submission): string[] =>
  [deviceHash, member?.hash ?? null].filter((hash) => hash !== null);
