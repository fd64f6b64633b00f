import type { Page } from '@playwright/test';
import { dialog } from './dialog.ts';

export class SurveysPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.goto('/surveys');
  }

  card(title: string) {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  async confirm(question: string, answer: string) {
    await dialog(this.page, question).getByRole('button', { name: answer }).click();
  }

  get search() {
    return this.page.getByRole('searchbox', { name: 'Search surveys...' });
  }

  get statusFilter() {
    return this.page.getByRole('combobox', { name: 'Status' });
  }
}
