import type { WebArea } from './area.ts';
import { analyticsArea } from './areas/analytics.ts';
import { authArea } from './areas/auth.ts';
import { calendarArea } from './areas/calendar.ts';
import { companyArea } from './areas/company.ts';
import { dashboardArea } from './areas/dashboard.ts';
import { gamificationArea } from './areas/gamification.ts';
import { notificationsArea } from './areas/notifications.ts';
import { reviewsArea } from './areas/reviews.ts';
import { slackArea } from './areas/slack.ts';
import { surveysArea } from './areas/surveys.ts';

/** The areas of the web app. Sidebar and palette keep this order, the specification's. */
export const WEB_AREAS: readonly WebArea[] = [
  companyArea,
  dashboardArea,
  calendarArea,
  slackArea,
  surveysArea,
  analyticsArea,
  authArea,
  notificationsArea,
  reviewsArea,
  gamificationArea,
];
