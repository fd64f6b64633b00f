import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { NotBuiltPage } from '../pages/not-built-page.tsx';
import { CenteredLoader } from '../ui/centered-loader.tsx';
import { GuestsOnly } from './guests-only.tsx';
import { NotFoundRoute } from './not-found-route.tsx';
import { guestScreens, memberScreens } from './screens.ts';
import { paths } from './paths.ts';
import { RequirePermission } from './require-permission.tsx';
import { RequireSession } from './require-session.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell/shell.tsx';
import type { UPCOMING_SCREENS } from '../pages/upcoming-screens.ts';

const notBuilt = (path: string, screen: keyof typeof UPCOMING_SCREENS): RouteObject => ({
  path,
  element: <NotBuiltPage screen={screen} />,
});

const guestRoutes: RouteObject[] = [
  { path: paths.login, lazy: guestScreens.login },
  { path: paths.register, lazy: guestScreens.register },
  { path: paths.forgotPassword, lazy: guestScreens.forgotPassword },
];

const surveyRoutes: RouteObject[] = [
  {
    element: <RequirePermission permission="surveys.read" />,
    children: [
      { path: paths.surveys, lazy: memberScreens.surveys },
      { path: '/surveys/:id', lazy: memberScreens.survey },
    ],
  },
  {
    element: <RequirePermission permission="surveys.write" />,
    children: [
      { path: paths.surveyCreate, lazy: memberScreens.surveyCreate },
      { path: '/surveys/:id/edit', lazy: memberScreens.surveyEdit },
    ],
  },
];

const memberRoutes: RouteObject[] = [
  { path: paths.home, element: <Navigate to={paths.dashboard} replace /> },
  { path: paths.dashboard, lazy: memberScreens.dashboard },
  ...surveyRoutes,
  {
    element: <RequirePermission permission="company.read" />,
    children: [{ path: paths.company, lazy: memberScreens.company }],
  },
  { path: paths.notifications, lazy: memberScreens.notifications },
  { path: paths.profile, lazy: memberScreens.profile },
  {
    element: <RequirePermission permission="analytics.read" />,
    children: [
      { path: paths.analytics, lazy: memberScreens.analytics },
      { path: '/analytics/survey/:id', lazy: memberScreens.surveyAnalytics },
    ],
  },
  notBuilt(paths.reviews, 'reviews'),
  notBuilt(paths.reviewCreate, 'reviews'),
  notBuilt('/reviews/:id', 'reviews'),
  notBuilt(paths.slack, 'slack'),
  notBuilt(paths.calendar, 'calendar'),
  notBuilt(paths.gamification, 'gamification'),
  notBuilt(paths.rewards, 'rewards'),
  notBuilt(paths.careerProgress, 'careerProgress'),
  notBuilt(paths.reviewSettings, 'reviewSettings'),
];

export const createRouter = () =>
  createBrowserRouter([
    {
      errorElement: <RouteError />,
      hydrateFallbackElement: <CenteredLoader fullScreen />,
      children: [
        {
          element: (
            <GuestsOnly>
              <Outlet />
            </GuestsOnly>
          ),
          children: guestRoutes,
        },
        // Open to signed-in people too: a mailed link must work wherever it is opened.
        { path: paths.resetPassword, lazy: guestScreens.resetPassword },
        { path: paths.invitation, lazy: guestScreens.invitation },
        {
          element: (
            <RequireSession>
              <Shell>
                <Outlet />
              </Shell>
            </RequireSession>
          ),
          children: [{ errorElement: <RouteError />, children: memberRoutes }],
        },
        { path: '*', element: <NotFoundRoute /> },
      ],
    },
  ]);
