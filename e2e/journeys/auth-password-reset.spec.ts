import type { Page } from '@playwright/test';
import { ACCOUNT_MESSAGES } from '@vela/domain/accounts';
import { expect, test } from '../fixtures.ts';
import { mailedLink } from '../mailed-link.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

const NEW_PASSWORD = 'a new and longer one';

test('a forgotten password is set anew by a mailed link that works once', async ({ page, company }) => {
  await new LoginPage(page).open();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email address').fill(company.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: company.email })).toBeVisible();

  const link = await mailedLink(company.api, company.email);
  await page.goto(link);
  await setPassword(page, NEW_PASSWORD);
  const login = new LoginPage(page);
  await login.expectShown();
  await login.signIn({ email: company.email, password: NEW_PASSWORD });
  await expect(new ShellPage(page).heading('Dashboard')).toBeVisible();
  await expect(company.api.getMe()).rejects.toThrow('401');

  await page.goto('/dashboard');
  await page.goto(link);
  await setPassword(page, `${NEW_PASSWORD} again`);
  await expect(page.getByText(ACCOUNT_MESSAGES.resetLinkSpent).first()).toBeVisible();
});

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}
