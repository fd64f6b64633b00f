import type { ServerModule } from '../../platform/module.ts';
import { surveysRoutes } from './surveys-routes.ts';

export const surveysModule: ServerModule = { name: 'surveys', routes: surveysRoutes };

export { closeSurvey } from './close-survey.ts';
export { createSurvey } from './create-survey.ts';
export { renameDepartmentInSurveys } from './departments-in-surveys-store.ts';
export { duplicateSurvey } from './duplicate-survey.ts';
export { editSurvey } from './edit-survey.ts';
export { launchSurvey } from './launch-survey.ts';
export { countSurveys, listSurveyRows } from './survey-list-store.ts';
export { presentSummary } from './survey-presenter.ts';
