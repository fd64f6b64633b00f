import { IconClipboardList } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const surveysArea: WebArea = {
  screens: [
    {
      path: paths.surveys,
      permission: 'surveys.read',
      page: async () => (await import('../../pages/surveys-page.tsx')).SurveysPage,
    },
    {
      path: paths.surveyCreate,
      permission: 'surveys.write',
      page: async () => (await import('../../pages/survey-create-page.tsx')).SurveyCreatePage,
    },
    {
      path: paths.survey,
      permission: 'surveys.read',
      page: async () => (await import('../../pages/survey-detail-page.tsx')).SurveyDetailPage,
    },
    {
      path: paths.surveyEdit,
      permission: 'surveys.write',
      page: async () => (await import('../../pages/survey-edit-page.tsx')).SurveyEditPage,
    },
  ],
  navigation: [{ group: 'Surveys', label: 'Surveys', to: paths.surveys, icon: IconClipboardList }],
  palette: [{ label: 'New Survey', to: paths.surveyCreate }],
};
