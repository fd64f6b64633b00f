import { expect, type Page } from '@playwright/test';
import type { Account } from '../api.ts';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.goto('/login');
    await this.expectShown();
  }

  async expectShown() {
    await expect(this.page).toHaveURL(/\/login$/);
    await expect(this.submitButton).toBeVisible();
  }

  async signIn({ email, password }: Account) {
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.submitButton.click();
  }

  async enterDemo() {
    await this.page.getByRole('button', { name: 'Quick Demo Access' }).click();
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Welcome back' });
  }

  get submitButton() {
    return this.page.getByRole('button', { name: 'Sign in', exact: true });
  }
}
