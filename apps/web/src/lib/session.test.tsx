// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { User } from '@vela/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api-client.ts';
import { createQueryClient } from './query-client.ts';
import { SessionProvider, useSession } from './session.tsx';

const USER: User = {
  id: 'u',
  name: 'Ada L',
  firstName: 'Ada',
  lastName: 'L',
  email: 'ada@x.example',
  role: 'admin',
  locale: null,
  timeZone: null,
  company: { id: 'c', name: 'X', isDemo: false, timeZone: 'UTC' },
};
const fetchMock = vi.fn<typeof fetch>();
const answers = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const refuses = answers(401, { code: 'unauthenticated', message: 'Please sign in' });

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <SessionProvider>{children}</SessionProvider>
  </QueryClientProvider>
);
const render = () => renderHook(useSession, { wrapper }).result;

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('at the start', () => {
  it('is signed out without a token, and asks nobody', () => {
    expect(render().current.status).toBe('signed-out');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is loading until the token is confirmed', async () => {
    localStorage.setItem('token', 't');
    fetchMock.mockImplementation(answers(200, { user: USER }));
    const session = render();
    expect(session.current.status).toBe('loading');
    await waitFor(() => expect(session.current).toMatchObject({ status: 'signed-in', user: USER }));
  });

  it('removes a refused token', async () => {
    localStorage.setItem('token', 't');
    fetchMock.mockImplementation(refuses);
    const session = render();
    await waitFor(() => expect(session.current.status).toBe('signed-out'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('keeps the token while the server is out of reach, and asks again on request', async () => {
    localStorage.setItem('token', 't');
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    const session = render();
    await waitFor(() => expect(session.current.status).toBe('unreachable'));
    expect(localStorage.getItem('token')).toBe('t');
    fetchMock.mockImplementation(answers(200, { user: USER }));
    act(() => {
      session.current.retry();
    });
    await waitFor(() => expect(session.current.status).toBe('signed-in'));
  });
});

describe('later', () => {
  const signedIn = () => {
    const session = render();
    act(() => {
      session.current.signIn({ token: 'new', user: USER });
    });
    return session;
  };

  it('keeps token and user after a sign-in', () => {
    expect(signedIn().current).toMatchObject({ status: 'signed-in', user: USER });
    expect(localStorage.getItem('token')).toBe('new');
  });

  it('clears both on leaving, even when the server is out of reach', async () => {
    const session = signedIn();
    fetchMock.mockRejectedValue(new TypeError('offline'));
    await act(() => session.current.signOut());
    expect(session.current).toMatchObject({ status: 'signed-out', user: null, leftByChoice: true });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('ends when any call finds the token refused', async () => {
    const session = signedIn();
    fetchMock.mockImplementation(refuses);
    await act(() => api.call('listSurveys').catch(() => undefined));
    expect(session.current).toMatchObject({ status: 'signed-out', leftByChoice: false });
  });

  it('survives a late refusal of an older token', async () => {
    const session = signedIn();
    fetchMock.mockImplementation(async () => {
      localStorage.setItem('token', 'newest');
      return refuses();
    });
    await act(() => api.call('listSurveys').catch(() => undefined));
    expect(session.current.status).toBe('signed-in');
  });

  it('ends with the sign-out of another tab', () => {
    const session = signedIn();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(session.current.status).toBe('signed-out');
  });
});
