import { expect, type Page } from '@playwright/test';
import { dialog } from './dialog.ts';

export class SurveyDetailPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(id: string) {
    await this.page.goto(`/surveys/${id}`);
  }

  /** The id in the address; the screen is the one that saving leads to. */
  async id(): Promise<string> {
    await expect(this.page).toHaveURL(/\/surveys\/[0-9a-f-]{36}$/);
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }

  async expectStatus(label: 'Draft' | 'Active' | 'Closed') {
    await expect(this.page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
  }

  async launch() {
    await this.button('Launch').click();
    await dialog(this.page, 'Launch this survey?').getByRole('button', { name: 'Launch' }).click();
  }

  async close() {
    await this.button('Close').click();
    await dialog(this.page, 'Close this survey?').getByRole('button', { name: 'Close' }).click();
  }

  get deleteDialog() {
    return dialog(this.page, /^Delete/);
  }

  async openTab(name: 'Overview' | 'Questions' | 'Responses' | 'Analytics') {
    await this.page.getByRole('tab', { name }).click();
  }

  get panel() {
    return this.page.getByRole('tabpanel');
  }

  button(name: string) {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }
}
