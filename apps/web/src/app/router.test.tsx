// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { Role } from '@vela/domain/accounts';
import { type RouteObject, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../lib/test-support/answer-calls.ts';
import { renderSignedIn } from '../lib/test-support/render-signed-in.tsx';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { WEB_AREAS } from './areas.ts';
import { paths } from './paths.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

stubBrowser();
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const placeOf = (address: string) => address.replace(/\?.*/, '');
/** Addresses as the router spells them: a parameter for each argument. */
const KNOWN = Object.values(paths).map((path) => placeOf(typeof path === 'string' ? path : path('ID')));

const addressesOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...addressesOf(children ?? [])]);

function routerAt(address: string) {
  window.history.replaceState(null, '', address);
  return createRouter();
}
const open = (address: string, role: Role = 'admin') =>
  renderSignedIn(<RouterProvider router={routerAt(address)} />, { role });

it('leads nowhere that paths.ts does not name: what is looked at in browsers is found by it', () => {
  const addresses = addressesOf(routerAt('/').routes).filter((path) => path !== '*');
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.map((path) => path.replace(/:\w+/g, 'ID')).filter((path) => !KNOWN.includes(path))).toEqual([]);
});

it('has a screen at every address of paths.ts that is its own, and behind every link of its areas', () => {
  const addresses = addressesOf(routerAt('/').routes).map((path) => path.replace(/:\w+/g, 'ID'));
  expect(KNOWN.filter((path) => path !== paths.publicSurvey('ID') && !addresses.includes(path))).toEqual([]);
  const links = WEB_AREAS.flatMap(({ navigation = [], palette = [] }) => [...navigation, ...palette]);
  expect(links.map(({ to }) => placeOf(to)).filter((path) => !addresses.includes(path))).toEqual([]);
});

it.each([
  paths.surveys,
  paths.surveyCreate,
  paths.survey('1'),
  paths.surveyEdit('1'),
  paths.analytics,
  paths.surveyAnalytics('1'),
  paths.company,
  paths.companyTab('settings'),
  paths.people,
])('tells an employee that %s is not part of the role, and asks the server for nothing of it', async (address) => {
  const calls = answerCalls({});
  open(address, 'employee');
  await screen.findByRole('heading', { name: 'Not part of your role' });
  expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(calls).toEqual([]);
});

it.each([
  [paths.reviews, 'Employee Reviews'],
  [paths.reviewCreate, 'Employee Reviews'],
  [paths.review('1'), 'Employee Reviews'],
  [paths.slack, 'Slack'],
  [paths.calendar, 'Calendar'],
  [paths.gamification, 'Gamification'],
  [paths.rewards, 'Rewards'],
  [paths.careerProgress, 'Career Progress'],
  [paths.reviewSettings, 'Review Settings'],
])('says that %s is not built yet, and links it nowhere', async (address, title) => {
  answerCalls({});
  open(address);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByText('Not built yet')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(address);
});

it('leads back from an address that does not exist', async () => {
  answerCalls({});
  open('/surveys/abc/def/ghi');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe('/dashboard');
});

it('asks whoever is not signed in to sign in first, and remembers what was asked for', async () => {
  answerCalls({ 'GET /api/auth/demo': { status: 404, body: { code: 'not_found', message: 'There is none' } } });
  for (const address of [paths.dashboard, '/surveys?status=draft', paths.notifications]) {
    const router = routerAt(address);
    render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    );
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(router.state.location).toMatchObject({ pathname: paths.login, state: { from: address } });
    cleanup();
  }
});
