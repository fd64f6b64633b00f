import type { Permission } from '@vela/domain/accounts';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { useSession } from '../lib/session.tsx';
import { useCan } from '../lib/use-can.ts';
import { NotAllowedPage } from '../pages/not-allowed-page.tsx';
import { NotBuiltPage } from '../pages/not-built-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { CenteredLoader } from '../ui/loading.tsx';
import type { BuiltScreen, WebScreen } from './area.ts';
import { WEB_AREAS } from './areas.ts';
import { paths } from './paths.ts';
import { RouteError } from './route-error.tsx';
import { GuestsOnly, RequireSession } from './session-guards.tsx';
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

/** A deep link to what a role may not see says so instead of failing call by call. */
function RequirePermission({ permission }: { permission: Permission }) {
  return useCan(permission) ? <Outlet /> : <NotAllowedPage />;
}

/** An unknown address, inside the shell for whoever has one. */
function NotFoundRoute() {
  const { status } = useSession();
  if (status === 'loading') return <CenteredLoader fullScreen />;
  if (status !== 'signed-in') {
    return (
      <main>
        <NotFoundPage />
      </main>
    );
  }
  return (
    <Shell>
      <NotFoundPage />
    </Shell>
  );
}
