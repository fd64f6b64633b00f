import { expect, type Page } from '@playwright/test';

/** Nothing of the page reaches beyond the window's width. */
export async function expectNoSidewaysScroll(page: Page, name = 'the page'): Promise<void> {
  const width = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect.soft(width.content, `width of ${name}`).toBeLessThanOrEqual(width.window);
}
