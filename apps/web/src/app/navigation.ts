import {
  IconBell,
  IconBuilding,
  IconCalendar,
  IconChartBar,
  IconChartDots,
  IconClipboardList,
  IconGift,
  type Icon,
  IconLayoutDashboard,
  IconBrandSlack,
  IconMessageBolt,
  IconSettings,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import type { Permission } from '@vela/domain/accounts';
import { paths } from './paths.ts';

export interface NavigationEntry {
  label: string;
  to: string;
  icon: Icon;
  /** Entries of screens that do not work yet are not drawn. */
  ready: boolean;
  permission?: Permission;
  /** Left out of the slide-over menu. */
  wideOnly?: boolean;
}

export interface NavigationGroup {
  label: string | null;
  entries: readonly NavigationEntry[];
}

/** The sidebar, in the specification's order. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: null,
    entries: [
      { label: 'Company', to: paths.company, icon: IconBuilding, ready: true, permission: 'company.read' },
      { label: 'Dashboard', to: paths.dashboard, icon: IconLayoutDashboard, ready: true },
      { label: 'Calendar', to: paths.calendar, icon: IconCalendar, ready: false },
      { label: 'Slack', to: paths.slack, icon: IconBrandSlack, ready: false },
    ],
  },
  {
    label: 'Surveys',
    entries: [
      { label: 'Surveys', to: paths.surveys, icon: IconClipboardList, ready: true, permission: 'surveys.read' },
      {
        label: 'Survey Analytics',
        to: paths.analytics,
        icon: IconChartBar,
        ready: true,
        permission: 'analytics.read',
      },
      { label: 'Survey Notifications', to: paths.notifications, icon: IconBell, ready: false },
    ],
  },
  {
    label: 'Reviews',
    entries: [
      { label: 'Reviews', to: paths.reviews, icon: IconUsers, ready: false },
      {
        label: 'Review Analytics',
        to: paths.reviewsTab('analytics'),
        icon: IconChartDots,
        ready: false,
        wideOnly: true,
      },
      {
        label: 'Review Notifications',
        to: paths.reviewsTab('notifications'),
        icon: IconMessageBolt,
        ready: false,
        wideOnly: true,
      },
    ],
  },
  {
    label: 'Gamification',
    entries: [
      { label: 'Rewards', to: paths.rewards, icon: IconGift, ready: false },
      { label: 'Career Progress', to: paths.careerProgress, icon: IconTrendingUp, ready: false },
      { label: 'Settings', to: paths.reviewSettings, icon: IconSettings, ready: false },
    ],
  },
];
