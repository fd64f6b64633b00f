import { expect, type Locator, type Page } from '@playwright/test';

/** The figures of one survey in depth. */
export class SurveyAnalyticsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(id: string, query = '') {
    await this.page.goto(`/analytics/survey/${id}${query}`);
    await this.expectLoaded();
  }

  async expectLoaded() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.page.getByRole('alert')).toHaveCount(0);
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }

  /** Waits for a first answer and reads it again; the page asks by itself only twice a minute. */
  async reload() {
    await this.page.reload();
    await this.expectLoaded();
  }

  panel(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** A number that opens what it means. */
  figure(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}: `) });
  }

  get explanation(): Locator {
    return this.page.getByRole('dialog');
  }

  filter(label: 'Department' | 'Time in the company' | 'Location' | 'Compare with'): Locator {
    return this.page.getByRole('region', { name: 'Filters' }).getByRole('combobox', { name: label });
  }

  question(text: string): Locator {
    return this.panel('Questions')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: text }) });
  }

  heatRow(department: string): Locator {
    return this.page.getByRole('table', { name: 'Scores by department and category' }).getByRole('row', {
      name: new RegExp(department),
    });
  }

  comments(): Locator {
    return this.page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  }
}
