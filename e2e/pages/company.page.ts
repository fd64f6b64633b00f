import { expect, type Page } from '@playwright/test';

export type CompanyTab =
  'Overview' | 'Core Values' | 'Handbook' | 'AI Insights' | 'Review Settings' | 'Settings' | 'People' | 'Audit Log';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The screen /company with its tabs. */
export class CompanyPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(tab?: string) {
    await this.page.goto(tab === undefined ? '/company' : `/company?tab=${tab}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Company' })).toBeVisible();
  }

  tab(name: CompanyTab) {
    return this.page.getByRole('tab', { name, exact: true });
  }

  panel(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** One of the AI configuration's rows, which lead to what they tell of. */
  status(label: string) {
    return this.panel('AI configuration').getByRole('link', { name: new RegExp(`^${label}`) });
  }

  /** The form of the open tab. */
  form(label: 'Core Values' | 'Review Settings' | 'Settings') {
    return this.page.getByRole('form', { name: label, exact: true });
  }

  get coreValues() {
    return this.page.getByRole('listitem', { name: /^Core value \d+$/ });
  }

  coreValue(number: number) {
    const row = this.page.getByRole('listitem', { name: `Core value ${number}`, exact: true });
    return {
      value: row.getByRole('textbox', { name: 'Value' }),
      description: row.getByRole('textbox', { name: 'Description' }),
      importance: row.getByRole('spinbutton', { name: 'Importance' }),
      handle: row.getByRole('button', { name: `Reorder core value ${number}` }),
      remove: row.getByRole('button', { name: `Remove core value ${number}` }),
    };
  }

  async addCoreValue(value: string, description = '') {
    const number = (await this.coreValues.count()) + 1;
    await this.page.getByRole('button', { name: 'Add core value' }).click();
    await this.coreValue(number).value.fill(value);
    await this.coreValue(number).description.fill(description);
  }

  async saveCoreValues() {
    await this.page.getByRole('button', { name: 'Save core values' }).click();
  }

  /** A file by its content, or by its place on the disk. */
  async chooseHandbook(file: UploadedFile | string) {
    await this.page.getByLabel('Handbook file').setInputFiles(file);
  }

  get handbookSearch() {
    return this.page.getByRole('searchbox', { name: 'Search the handbook...' });
  }

  heading(name: string) {
    return this.page.getByRole('list', { name: 'Outline' }).getByRole('button', { name });
  }

  get auditLog() {
    return this.page.getByRole('table', { name: 'Audit log' });
  }

  auditRow(text: string | RegExp) {
    return this.auditLog.getByRole('row').filter({ hasText: text }).first();
  }
}

export const textFile = (name: string, text: string): UploadedFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
