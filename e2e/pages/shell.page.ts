import { expect, type Page } from '@playwright/test';

/** What stands around every signed-in screen. */
export class ShellPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  navigationLink(name: string) {
    return this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  }

  async signOut() {
    await this.page.getByRole('button', { name: 'Logout' }).click();
  }

  async openMenu() {
    await this.page.getByRole('button', { name: 'Open menu' }).click();
    await expect(this.menu).toBeVisible();
  }

  get menu() {
    return this.page.getByRole('dialog', { name: 'Menu' });
  }

  /** One press of the switch, which names the scheme that it stands on. */
  async switchColours(from: 'like the system' | 'light' | 'dark') {
    await this.page.getByRole('button', { name: `Colours: ${from}` }).click();
  }

  async expectToast(text: string) {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }
}
