import { IconChartDots, IconMessageBolt, IconUsers } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

const upcoming = {
  title: 'Employee Reviews',
  purpose: 'Peer, manager, self and 360 reviews.',
  contents: [
    'My reviews with due dates and drafts that are kept',
    'Completed reviews, review cycles and their progress',
    'Review analytics and notifications',
  ],
};

export const reviewsArea: WebArea = {
  screens: [
    { path: paths.reviews, upcoming },
    { path: paths.reviewCreate, upcoming },
    { path: paths.review, upcoming },
  ],
  navigation: [
    { group: 'Reviews', label: 'Reviews', to: paths.reviews, icon: IconUsers },
    {
      group: 'Reviews',
      label: 'Review Analytics',
      to: paths.reviewsTab('analytics'),
      icon: IconChartDots,
      wideOnly: true,
    },
    {
      group: 'Reviews',
      label: 'Review Notifications',
      to: paths.reviewsTab('notifications'),
      icon: IconMessageBolt,
      wideOnly: true,
    },
  ],
};
