import { MantineProvider } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { User } from '@vela/contract';
import { createQueryClient } from '../../../lib/query-client.ts';
import { SessionContext, type Session } from '../../../lib/session-context.ts';

export interface SentCall {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

type Answer = { status: number; body: unknown };
/** Answers by "METHOD /path", without query. */
export type Answers = Record<string, Answer | ((call: SentCall) => Answer)>;

const USER: User = {
  id: 'ann',
  name: 'Ann Lee',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  role: 'admin',
  locale: 'en',
  timeZone: 'UTC',
  company: { id: 'c', name: 'Nebula Works', isDemo: false, timeZone: 'UTC' },
};

const session: Session = {
  status: 'signed-in',
  user: USER,
  leftByChoice: false,
  signIn: () => undefined,
  signOut: () => Promise.resolve(),
  replaceUser: () => undefined,
  retry: () => undefined,
};

/** What a browser has and jsdom lacks, and a clean slate around each test. */
export function stubBrowser(): void {
  // How fast the machine is must not decide whether a test passes.
  configure({ asyncUtilTimeout: 15_000 });
  vi.setConfig({ testTimeout: 60_000 });
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => 0, removeEventListener: () => 0 }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
    Element.prototype.scrollIntoView = () => undefined;
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    notifications.cleanQueue();
    notifications.clean();
    vi.unstubAllGlobals();
  });
}

/** Answers the app's calls from a table; a call that is not in it fails its test loudly. */
export function answerCalls(answers: Answers): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path: pathname, body, headers: new Headers(init.headers) };
    calls.push(call);
    const answer = answers[`${method} ${pathname}`];
    if (answer === undefined) return Promise.reject(new Error(`Unexpected call: ${method} ${pathname}`));
    const { status, body: content } = typeof answer === 'function' ? answer(call) : answer;
    return Promise.resolve(new Response(JSON.stringify(content), { status }));
  });
  return calls;
}

/** Draws a screen at an address, with words in place of the other survey screens to arrive at. */
export function renderScreen(path: string, pattern: string, element: React.ReactNode) {
  const others = [
    { path: '/surveys', element: <p>list screen</p> },
    { path: '/surveys/:id', element: <p>survey screen</p> },
  ];
  const routes = [{ path: pattern, element }, ...others.filter(({ path: other }) => other !== pattern)];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <MantineProvider env="test">
      <Notifications limit={20} />
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}
