import { IconChartBar } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const analyticsArea: WebArea = {
  screens: [
    {
      path: paths.analytics,
      permission: 'analytics.read',
      page: async () => (await import('../../pages/analytics-page.tsx')).AnalyticsPage,
    },
    {
      path: paths.surveyAnalytics,
      permission: 'analytics.read',
      page: async () => (await import('../../pages/survey-analytics-page.tsx')).SurveyAnalyticsPage,
    },
  ],
  navigation: [{ group: 'Surveys', label: 'Survey Analytics', to: paths.analytics, icon: IconChartBar }],
};
