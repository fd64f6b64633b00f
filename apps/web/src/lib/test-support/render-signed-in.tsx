import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { User } from '@vela/contract';
import type { ReactNode } from 'react';
import { createQueryClient } from '../query-client.ts';
import { type Session, SessionContext } from '../session-context.ts';

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

/** Draws what somebody sees who is signed in; whoever needs a router brings one. */
export const renderSignedIn = (element: ReactNode, user: Partial<User> = {}) =>
  render(
    <MantineProvider env="test">
      <Notifications limit={20} />
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={sessionOf({ ...USER, ...user })}>{element}</SessionContext>
      </QueryClientProvider>
    </MantineProvider>,
  );

const sessionOf = (user: User): Session => ({
  status: 'signed-in',
  user,
  leftByChoice: false,
  signIn: () => undefined,
  signOut: () => Promise.resolve(),
  replaceUser: () => undefined,
  retry: () => undefined,
});
