import type { ServerModule } from '../../platform/module.ts';
import { listSurveysMadeBy, surveyAuditSubjects } from './survey-list-store.ts';
import { surveysRoutes } from './surveys-routes.ts';

const stays = { keeps: 'The survey is the company’s.' };

export const surveysModule: ServerModule = {
  name: 'surveys',
  routes: surveysRoutes,
  personalData: {
    columns: {
      'surveys.created_by': { erasing: stays, download: 'shows' },
      'surveys.updated_by': { erasing: stays, download: { omits: 'Who edited a survey stands in the log.' } },
      'survey_versions.created_by': { erasing: stays, download: { omits: 'Who edited a survey stands in the log.' } },
    },
    collect: async (tx, person) => ({ surveysCreated: await listSurveysMadeBy(tx, person) }),
  },
  auditSubjects: surveyAuditSubjects,
};

export { closeSurvey } from './close-survey.ts';
export { createSurvey } from './create-survey.ts';
export { renameDepartmentInSurveys } from './surveys-store.ts';
export { duplicateSurvey } from './duplicate-survey.ts';
export { editSurvey } from './edit-survey.ts';
export { launchSurvey } from './launch-survey.ts';
export { countSurveys, listSurveyRows } from './survey-list-store.ts';
export { presentSummary } from './survey-presenter.ts';
