export { describeSegment } from './describe-segment.ts';
export { findInvitation } from './find-invitation.ts';
export { withoutSecrets } from './invitation-secret.ts';
export { deleteSurveyInvitationsOf, listSurveyInvitationsOf } from './invitations-store.ts';
export {
  inviteFurtherPeople,
  inviteToSurvey,
  plannedPerson,
  planThreshold,
  type AudiencePerson,
  type Inviting,
  type InvitingDeps,
} from './invite-to-survey.ts';
export { listMySurveys } from './list-my-surveys.ts';
export { loadMarks, MARK_BYTES, rewriteMarks } from './marks-store.ts';
