import type { Page } from '@playwright/test';
import type { Account } from '../api.ts';

export class RegisterPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.goto('/register');
  }

  /** Everything but the optional domain. */
  async fill({ email, password }: Account, { confirm = password, companyName = 'Orbit Labs' } = {}) {
    await this.page.getByLabel('First Name').fill('Grace');
    await this.page.getByLabel('Last Name').fill('Hopper');
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByLabel('Confirm Password').fill(confirm);
    await this.page.getByLabel('Company Name').fill(companyName);
    await this.page.getByLabel('Industry').selectOption('technology');
    await this.page.getByLabel('Company Size').selectOption('11-50');
  }

  async submit() {
    await this.page.getByRole('button', { name: 'Create account' }).click();
  }
}
