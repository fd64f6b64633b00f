import type { Page } from '@playwright/test';

export class AnalyticsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(query = '') {
    await this.page.goto(`/analytics${query}`);
    await this.panel('Response Trends').waitFor();
  }

  panel(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  period(label: string) {
    return this.page.getByRole('radio', { name: label });
  }

  async choosePeriod(label: string) {
    // The radio itself is as good as invisible: people click on its words.
    await this.page.getByText(label, { exact: true }).click();
  }

  /** A number that opens, by the name and the text that it is drawn with. */
  figure(name: string, value: string) {
    return this.page.getByRole('button', { name: `${name}: ${value}. How is this computed?`, exact: true });
  }

  /** What an opened number says: a box beside it, or a sheet on a phone. */
  explanation(name: string) {
    return this.page.getByRole('dialog', { name });
  }

  get surveyPicker() {
    return this.page.getByPlaceholder('Select a survey');
  }

  async chooseSurvey(title: string) {
    await this.surveyPicker.click();
    await this.page.getByRole('option', { name: title }).click();
  }
}
