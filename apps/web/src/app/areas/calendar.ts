import { IconCalendar } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const calendarArea: WebArea = {
  screens: [
    {
      path: paths.calendar,
      upcoming: {
        title: 'Calendar',
        purpose: 'Meetings worth asking about.',
        contents: [
          'Connect a calendar (Google, Microsoft, CalDAV or an ICS address)',
          'Milestones and high-interest events, found by AI and corrected by you',
          'Questions from the slide decks of all-hands meetings',
        ],
      },
    },
  ],
  navigation: [{ group: null, label: 'Calendar', to: paths.calendar, icon: IconCalendar }],
};
