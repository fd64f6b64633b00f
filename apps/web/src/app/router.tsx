import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { NotBuiltPage } from '../pages/not-built-page.tsx';
import { CenteredLoader } from '../ui/centered-loader.tsx';
import type { BuiltScreen, WebScreen } from './area.ts';
import { WEB_AREAS } from './areas.ts';
import { GuestsOnly } from './guests-only.tsx';
import { NotFoundRoute } from './not-found-route.tsx';
import { paths } from './paths.ts';
import { RequirePermission } from './require-permission.tsx';
import { RequireSession } from './require-session.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell/shell.tsx';

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
          children: routesFor('guests'),
        },
        ...routesFor('everybody'),
        {
          element: (
            <RequireSession>
              <Shell>
                <Outlet />
              </Shell>
            </RequireSession>
          ),
          children: [
            {
              errorElement: <RouteError />,
              children: [
                { path: paths.home, element: <Navigate to={paths.dashboard} replace /> },
                ...routesFor(undefined),
              ],
            },
          ],
        },
        { path: '*', element: <NotFoundRoute /> },
      ],
    },
  ]);

const routesFor = (access: BuiltScreen['access']): RouteObject[] =>
  WEB_AREAS.flatMap(({ screens }) => screens)
    .filter((screen) => ('page' in screen ? screen.access : undefined) === access)
    .map(routeOf);

function routeOf(screen: WebScreen): RouteObject {
  const path = typeof screen.path === 'string' ? screen.path : screen.path('ID').replace('ID', ':id');
  if ('upcoming' in screen) return { path, element: <NotBuiltPage {...screen.upcoming} /> };
  const route = { path, lazy: async () => ({ Component: await screen.page() }) };
  if (screen.permission === undefined) return route;
  return { element: <RequirePermission permission={screen.permission} />, children: [route] };
}
