import { IconLayoutDashboard } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const dashboardArea: WebArea = {
  screens: [
    { path: paths.dashboard, page: async () => (await import('../../pages/dashboard-page.tsx')).DashboardPage },
  ],
  navigation: [{ group: null, label: 'Dashboard', to: paths.dashboard, icon: IconLayoutDashboard }],
};
