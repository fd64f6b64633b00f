import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AREA_OF_PATH, paths } from '../apps/web/src/app/paths.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

type ScreenName = keyof typeof paths;
type ScreensOf<Area> = { [Name in ScreenName]: (typeof AREA_OF_PATH)[Name] extends Area ? Name : never }[ScreenName];

/** One state of a screen: `open` leads there and waits until it can be seen. */
interface Look {
  state: string;
  open: () => Promise<unknown>;
  /** Where a phone gets another layout, axe looks at that as well. */
  alsoOnPhone?: boolean;
  /** Another screen is drawn just alike and has been looked at: this one only has to be so still. */
  isSeen?: boolean;
}

/** A word that has no place to break, as people and titles have them. */
export const LONG_WORD = 'Averyveryverylongwordthathasnoplacetobreakanywhere';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** WCAG 2.2 asks for everything at this width without scrolling in two directions. */
const NARROWEST = { width: 320, height: 640 };
const WCAG_22_AA: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const CONTRAST: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Looks at every screen of an area in each of its states; a finding names its step and does not end the sweep. */
export async function sweep<Area extends string>(
  page: Page,
  area: Area,
  looks: Record<ScreensOf<Area>, readonly Look[]>,
): Promise<void> {
  // As long as all of its screens together; the machine may be busy.
  test.setTimeout(300_000);
  expect(Object.keys(paths).sort(), 'addresses that a sweep looks at').toEqual(Object.keys(AREA_OF_PATH).sort());
  const screens = Object.entries(AREA_OF_PATH).filter(([, ofArea]) => ofArea === area);
  expect(Object.keys(looks).sort(), `screens of ${area}`).toEqual(screens.map(([screen]) => screen).sort());
  // Safe: the parameter's type says so.
  for (const [screen, states] of Object.entries(looks) as [ScreenName, readonly Look[]][]) {
    expect(states.length, `states of ${screen}`).toBeGreaterThan(0);
    for (const look of states) {
      await test.step(`${screen}: ${look.state}`, async () => {
        await page.setViewportSize(DESK);
        await look.open();
        expect(new URL(page.url()).pathname).toMatch(addressOf(screen));
        if (look.isSeen !== true) await lookAt(page, `${screen}: ${look.state}`, look.alsoOnPhone);
      });
    }
  }
}

/** Whole in the light; the dark has other colours and nothing else that is new, and so has the phone another layout. */
export async function lookAt(page: Page, name: string, alsoOnPhone = false): Promise<void> {
  await atRest(page);
  expect.soft(await findings(page, WCAG_22_AA), `${name}, at a desk`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  expect.soft(await findings(page, CONTRAST), `${name}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  if (alsoOnPhone) {
    await page.setViewportSize(PHONE);
    await atRest(page);
    expect.soft(await findings(page, WCAG_22_AA), `${name}, on a phone`).toEqual([]);
  }
  await page.setViewportSize(NARROWEST);
  await atRest(page);
  await expectNoSidewaysScroll(page, name);
}

/** Nothing is loading or moving any more: a colour that is still fading in is nobody's to judge. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.evaluate(async () => {
    // What is far below is not drawn before somebody scrolls there, and keeps the colours of the other scheme till then.
    for (const element of Array.from(document.querySelectorAll<HTMLElement>('main *'))) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What starts to move does so with the frame after the one that asks for it.
    await drawn();
    await drawn();
    while (ending().length > 0) await drawn();
  });
}

/** Rule, element and reason of each finding. All of the app is one frame, and reads the half megabyte of axe once. */
async function findings(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    // Safe: the page has read it just now.
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} - ${failureSummary ?? ''}`),
    );
  }, runOnly);
}

/** What the address of a screen looks like, whatever it is a screen of. */
function addressOf(screen: ScreenName): RegExp {
  const path = paths[screen];
  const address = typeof path === 'string' ? path : path('ANY');
  const [place = ''] = address.split('?');
  return new RegExp(`^${place.replace('ANY', '[^/]+')}$`);
}
