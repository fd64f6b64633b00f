import type { Page } from '@playwright/test';
import { type Api, getDemoAccount, signInByApi } from '../api.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { AnalyticsPage } from '../pages/analytics.page.ts';
import { expectNoSidewaysScroll } from '../sideways-scroll.ts';

let demo: Api;
test.beforeAll(async () => {
  demo = await signInByApi(await getDemoAccount());
});
test.beforeEach(async ({ page }) => {
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
  }, demo.token);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the analytics of a company with answers, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('as charts', async ({ page }) => {
      await openWithCharts(page);
      await expectAccessible(page);
    });

    test('as tables, with an opened number', async ({ page }) => {
      const analytics = await openWithCharts(page);
      for (const title of ['Response Trends', 'Survey Types', 'Executive Dashboard']) {
        await analytics.panel(title).getByRole('button', { name: 'Show as table' }).click();
      }
      await page.getByRole('button', { name: /^Score: .* How is this computed/ }).click();
      await expect(analytics.explanation('Score')).toBeVisible();
      await expectAccessible(page);
    });

    test('on a phone, where numbers open as a sheet', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const analytics = await openWithCharts(page);
      await expectNoSidewaysScroll(page);
      await page
        .getByRole('button', { name: /^eNPS: .* How is this computed/ })
        .first()
        .click();
      await expect(analytics.explanation('eNPS')).toContainText('promoters');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(analytics.explanation('eNPS')).toBeHidden();
    });
  });
}

test('320 px need no sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithCharts(page);
  await expectNoSidewaysScroll(page);
});

/** A period with answers, once its charts are drawn. */
async function openWithCharts(page: Page): Promise<AnalyticsPage> {
  // The longest screen of all: a look at all of its parts takes long where others work on the machine.
  test.slow();
  const analytics = new AnalyticsPage(page);
  await analytics.open('?timeframe=90d');
  await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return analytics;
}
