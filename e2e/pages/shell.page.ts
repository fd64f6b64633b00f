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

  /**
   * Waits for a toast and puts it away: the next one to say the same is another, and none is left that fades out beside
   * what says the same on the screen.
   */
  async expectToast(text: string) {
    const toasts = this.page
      .getByRole('status')
      .or(this.page.getByRole('alert'))
      .filter({ has: this.page.getByText(text, { exact: true }) });
    const dismiss = toasts.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss.first()).toBeVisible();
    // A click would wait for a button that has gone by itself in the meantime.
    await dismiss.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await expect(dismiss).toHaveCount(0);
  }
}
