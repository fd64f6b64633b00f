import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { CommandError, failCommand, ROOT } from './project.mjs';

/** Every screen of the app at a desk's and a phone's width, light and dark, from a running server. */
const BASE_URL = process.env.BASE_URL ?? 'http://127.0.0.1:5000';
const FOLDER = path.join(ROOT, 'screenshots');
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = ['light', 'dark'];
const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

const GUEST_SCREENS = named([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password#token=shown-only',
  '/invitation#token=shown-only',
]);
const MEMBER_SCREENS = named([
  ...['/dashboard', '/surveys', '/surveys/create', '/profile', '/notifications', '/analytics', '/reviews'],
  ...['/calendar', '/slack', '/gamification', '/rewards', '/career-progress', '/review-settings', '/nowhere'],
  ...['/company', '/company?tab=core-values', '/company?tab=handbook', '/company?tab=ai-insights'],
  ...['/company?tab=review-settings', '/company?tab=settings', '/company?tab=people', '/company?tab=audit-log'],
]);

await takeAll().catch(failCommand);

async function takeAll() {
  const token = await signIn();
  const surveys = await surveyScreens(token);
  const people = await peopleScreens(token);
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  await mkdir(FOLDER, { recursive: true });
  try {
    for (const viewport of VIEWPORTS) {
      for (const colorScheme of SCHEMES) {
        const context = { viewport, colorScheme, reducedMotion: 'reduce' };
        await take(browser, context, null, { ...GUEST_SCREENS, ...surveys.guest });
        await take(browser, context, token, { ...MEMBER_SCREENS, ...surveys.member, ...people });
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`The screenshots are in ${FOLDER}`);
}

async function take(browser, options, token, screens) {
  const context = await browser.newContext(options);
  if (token !== null) await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const page = await context.newPage();
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(new URL(address, BASE_URL).href, { waitUntil: 'networkidle' });
    // A slow machine can be idle between two calls: what is still loading is no picture of the screen.
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    // As high as its content: a fixed sidebar or a bar at the lower edge would stand in the middle of a longer picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: options.viewport.width, height: Math.max(height, options.viewport.height) });
    const file = `${name}-${options.viewport.width}-${options.colorScheme}.png`;
    await page.screenshot({ path: path.join(FOLDER, file) });
    await page.setViewportSize(options.viewport);
  }
  await context.close();
}

/** Addresses by the name of their picture: /surveys/create -> surveys-create, /company?tab=people -> company-people. */
function named(addresses) {
  const nameOf = (address) => address.slice(1).split('#')[0].replace('?tab=', '-').replaceAll('/', '-');
  return Object.fromEntries(addresses.map((address) => [nameOf(address), address]));
}

/** The demo company's sign-in, unless another one is named. */
async function signIn() {
  const { VELA_EMAIL: email, VELA_PASSWORD: password } = process.env;
  const body = email && password ? { email, password } : await call('/api/auth/demo');
  return (await call('/api/auth/login', { method: 'POST', body: JSON.stringify(body) })).token;
}

/** One survey of each state, and the public page of one that is open. */
async function surveyScreens(token) {
  const { surveys } = await call('/api/surveys', { headers: { authorization: `Bearer ${token}` } });
  const byStatus = (status) => surveys.find((survey) => survey.status === status)?._id;
  const [draft, active, closed] = ['draft', 'active', 'closed'].map(byStatus);
  const member = {
    ...(draft && { 'survey-draft': `/surveys/${draft}`, 'survey-edit': `/surveys/${draft}/edit` }),
    ...(active && { 'survey-active': `/surveys/${active}` }),
    ...(closed && { 'survey-closed': `/surveys/${closed}`, 'analytics-survey': `/analytics/survey/${closed}` }),
    'analytics-90d': `/analytics?timeframe=90d${closed ? `&survey=${closed}` : ''}`,
  };
  return { member, guest: active ? { 'public-survey': `/survey/${active}` } : {} };
}

/** The people of the company as a chart, one of them, and the way in for a list. */
async function peopleScreens(token) {
  const { people } = await call('/api/people?limit=2', { headers: { authorization: `Bearer ${token}` } });
  const tab = '/company?tab=people';
  return {
    'people-chart': `${tab}&view=chart`,
    'people-import': `${tab}&import=new`,
    person: `${tab}&person=${people[0].id}`,
  };
}

async function call(address, init = {}) {
  const headers = { 'content-type': 'application/json', ...init.headers };
  const response = await fetch(new URL(address, BASE_URL), { ...init, headers }).catch(() => null);
  if (response === null)
    throw new CommandError(`No server answers at ${BASE_URL}. Start one, or name it with BASE_URL.`);
  if (!response.ok) throw new CommandError(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
