import { expect, type Locator, type Page } from '@playwright/test';

/** The public page, in English unless a test asks for another language. */
export class RespondentPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(surveyId: string) {
    await this.page.goto(`/survey/${surveyId}`);
  }

  /** A link as it stands in the invitation. */
  async openLink(link: string) {
    await this.page.goto(link);
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

  /** Opens a part of the page that says more. */
  async openMore(name: 'How this works' | 'What leaves my device'): Promise<Locator> {
    const more = this.page
      .getByRole('group')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .last();
    await more.getByText(name, { exact: true }).click();
    return more;
  }

  get makeToken() {
    return this.page.getByRole('button', { name: 'Make my token now' });
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name });
  }

  async expectThanks() {
    await expect(this.heading('Thank you')).toBeVisible();
  }
}
