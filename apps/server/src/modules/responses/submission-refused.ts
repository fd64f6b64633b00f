import { DomainError, notFound } from '../../platform/domain-error.ts';

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
