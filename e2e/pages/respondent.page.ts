import { expect, type Page } from '@playwright/test';

/** The public page, in English unless a test asks for another language. */
export class RespondentPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(surveyId: string) {
    await this.page.goto(`/survey/${surveyId}`);
  }

  async expectQuestion(number: number, total: number) {
    await expect(this.page.getByText(`Question ${number} of ${total}`)).toBeVisible();
  }

  choice(name: string) {
    return this.page.getByRole('radio', { name, exact: true });
  }

  get text() {
    return this.page.getByRole('textbox');
  }

  get next() {
    return this.page.getByRole('button', { name: 'Next' });
  }

  get back() {
    return this.page.getByRole('button', { name: 'Back' });
  }

  get send() {
    return this.page.getByRole('button', { name: 'Send answers' });
  }

  question(text: string) {
    return this.page.getByRole('group', { name: text });
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name });
  }

  async expectThanks() {
    await expect(this.heading('Thank you')).toBeVisible();
  }
}
