import { expect, type Locator, type Page } from '@playwright/test';
import { dialog } from './dialog.ts';

/** The People tab of /company with what opens over it. */
export class PeoplePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(query = '') {
    await this.page.goto(`/company?tab=people${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Company' })).toBeVisible();
  }

  /** Rows of the table or, on a narrow screen, cards. */
  get people() {
    return this.page.getByRole('table', { name: 'People' }).locator('tbody').getByRole('row');
  }

  person(name: string) {
    return this.people.filter({ hasText: name });
  }

  get search() {
    return this.page.getByRole('searchbox', { name: 'Search people...' });
  }

  filter(name: 'Status' | 'Role' | 'Department') {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  get count() {
    return this.page.getByRole('status').filter({ hasText: /people|person/ });
  }

  /** The drawer of one person. */
  drawer(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  async openPerson(name: string): Promise<Locator> {
    await this.page.getByRole('link', { name, exact: true }).click();
    const drawer = this.drawer(name);
    await expect(drawer.getByRole('heading', { name })).toBeVisible();
    return drawer;
  }

  dialog(name: string | RegExp) {
    return dialog(this.page, name);
  }

  async invite(addresses: string) {
    await this.page.getByRole('button', { name: 'Invite people' }).click();
    const form = this.dialog('Invite people');
    await form.getByLabel('Email addresses').fill(addresses);
    await form.getByRole('button', { name: /^Invite/ }).click();
    return form;
  }

  async openAdding(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Add person' }).click();
    return this.dialog('Add a person');
  }

  async chooseFile(name: string, text: string) {
    const buffer = Buffer.from(text);
    await this.page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
  }

  treeItem(name: string) {
    return this.page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  }
}
