import { IconGift, IconSettings, IconTrendingUp } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const gamificationArea: WebArea = {
  screens: [
    {
      path: paths.gamification,
      upcoming: {
        title: 'Gamification',
        purpose: 'Points, levels and achievements.',
        contents: ['The alien ladder and your level', 'Points, leaderboard and achievements'],
      },
    },
    {
      path: paths.rewards,
      upcoming: {
        title: 'Rewards',
        purpose: 'What your points are worth.',
        contents: ['Your balance and the entries behind it', 'Rewards to redeem and gift cards to cash out'],
      },
    },
    {
      path: paths.careerProgress,
      upcoming: {
        title: 'Career Progress',
        purpose: 'The way to the next level.',
        contents: ['The career ladder with what each level asks for', 'The progress of your team'],
      },
    },
    {
      path: paths.reviewSettings,
      upcoming: {
        title: 'Review Settings',
        purpose: 'How reviews are asked for and rewarded.',
        contents: ['Frequency, points and promotion rules', 'Reminders, review types and minimum lengths'],
      },
    },
  ],
  navigation: [
    { group: 'Gamification', label: 'Rewards', to: paths.rewards, icon: IconGift },
    { group: 'Gamification', label: 'Career Progress', to: paths.careerProgress, icon: IconTrendingUp },
    { group: 'Gamification', label: 'Settings', to: paths.reviewSettings, icon: IconSettings },
  ],
};
