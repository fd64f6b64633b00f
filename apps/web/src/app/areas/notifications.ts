import { IconBell } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const notificationsArea: WebArea = {
  screens: [
    {
      path: paths.notifications,
      isPartial: true,
      page: async () => (await import('../../pages/notifications-page.tsx')).NotificationsPage,
    },
  ],
  navigation: [{ group: 'Surveys', label: 'Survey Notifications', to: paths.notifications, icon: IconBell }],
  // The part that works.
  palette: [{ label: 'Outbox', to: paths.notifications, permission: 'outbox.read' }],
};
