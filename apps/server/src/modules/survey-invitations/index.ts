import type { ServerModule } from '../../platform/module.ts';
import { deleteSurveyInvitationsOf, listSurveyInvitationsOf } from './invitations-store.ts';

export const surveyInvitationsModule: ServerModule = {
  name: 'survey-invitations',
  personalData: {
    columns: { 'survey_invitations.member_id': { erasing: 'removes', download: 'shows' } },
    erase: deleteSurveyInvitationsOf,
    collect: async (tx, person) => ({ surveyInvitations: await listSurveyInvitationsOf(tx, person) }),
  },
};

export { describeSegment, findInvitation } from './find-invitation.ts';
export { withoutSecrets } from './invitation-secret.ts';
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
