import type { Locator, Page } from '@playwright/test';

/** A dialog by its title, whether it asks for attention or only opens. */
export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
