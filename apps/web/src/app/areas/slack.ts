import { IconBrandSlack } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const slackArea: WebArea = {
  screens: [
    {
      path: paths.slack,
      upcoming: {
        title: 'Slack',
        purpose: 'Surveys where your people already talk.',
        contents: [
          'Connect your workspace',
          'Invitations, reminders and results as messages',
          'Answer surveys and give kudos without leaving Slack',
        ],
      },
    },
  ],
  navigation: [{ group: null, label: 'Slack', to: paths.slack, icon: IconBrandSlack }],
};
