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

  /** Waits until the device keeps a text: the page says that it is saved before the disk has answered. */
  async expectKept(text: string) {
    const kept = () =>
      this.page.evaluate(async () => {
        const done = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => {
              resolve(request.result);
            };
            request.onerror = () => {
              reject(new Error('The device can’t be read'));
            };
          });
        const database = await done(indexedDB.open('vela-respond'));
        const stores = Array.from(database.objectStoreNames);
        const all = stores.map((name) => done(database.transaction(name).objectStore(name).getAll()));
        const values = JSON.stringify(await Promise.all(all));
        database.close();
        return values;
      });
    await expect.poll(kept).toContain(text);
  }

  async expectThanks() {
    await expect(this.heading('Thank you')).toBeVisible();
  }
}
