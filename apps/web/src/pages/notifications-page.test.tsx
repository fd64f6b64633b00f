// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../features/surveys/test-support/render-screen.tsx';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { NotificationsPage } from './notifications-page.tsx';

stubBrowser();

const MAILS = Array.from({ length: 51 }, (_, index) => ({
  id: `m-${index}`,
  to: `person-${index}@navy.example`,
  subject: 'Join Navy on Vela',
  body: 'Hello',
  createdAt: '2026-03-01T09:00:00.000Z',
}));

/** An outbox that finds and pages as the server does; tells what it was asked. */
function answerOutbox(mails: typeof MAILS) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname !== '/api/notifications/outbox') return Promise.reject(new Error(`Unexpected call: ${pathname}`));
    const q = searchParams.get('q') ?? '';
    asked.push(q);
    const found = mails.filter(({ to, subject }) => `${to} ${subject}`.includes(q));
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = from + Number(searchParams.get('limit'));
    const body = { mails: found.slice(from, to), total: found.length, nextCursor: to < found.length ? `${to}` : null };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return asked;
}

const open = () => renderScreen('/notifications', '/notifications', <NotificationsPage />);
const search = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText('Search mails by recipient or subject...'), { target: { value } });

it('tells how many mails wait, and shows the rest when asked to', async () => {
  answerOutbox(MAILS);
  open();
  await screen.findByText('50 of 51 mails');
  expect(screen.queryByText(/person-50@navy\.example/)).toBeNull();
  expect(screen.getByText('Partly built')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText(/person-50@navy\.example/);
  expect(screen.getByText('51 mails')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('finds the mail of somebody, whichever page it is on, and says when there is none', async () => {
  const asked = answerOutbox(MAILS);
  open();
  await screen.findByText('50 of 51 mails');
  search('person-50@');
  await screen.findByText('1 mail');
  expect(screen.getByText(/person-50@navy\.example/)).toBeTruthy();
  search('nobody');
  await screen.findByText('No mails found');
  expect(asked).toEqual(['', 'person-50@', 'nobody']);
});

it('has nothing to search while no mail waits', async () => {
  answerOutbox([]);
  open();
  await screen.findByText('No mails wait');
  expect(screen.queryByPlaceholderText(/Search mails/)).toBeNull();
});
