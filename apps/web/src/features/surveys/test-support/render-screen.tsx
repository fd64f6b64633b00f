import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { renderSignedIn } from '../../../lib/test-support/render-signed-in.tsx';

/** Draws a screen at an address, with words in place of the other survey screens to arrive at. */
export function renderScreen(path: string, pattern: string, element: ReactNode) {
  const others = [
    { path: '/surveys', element: <p>list screen</p> },
    { path: '/surveys/:id', element: <p>survey screen</p> },
  ];
  const routes = [{ path: pattern, element }, ...others.filter(({ path: other }) => other !== pattern)];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  renderSignedIn(<RouterProvider router={router} />);
  return router;
}
