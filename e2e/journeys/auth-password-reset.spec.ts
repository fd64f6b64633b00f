import type { Page } from '@playwright/test';
import { ACCOUNT_MESSAGES } from '@vela/domain/accounts';
import type { TestCompany } from '../api.ts';
import { expect, memberTest, test } from '../fixtures.ts';
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

  const link = await mailedLink(company);
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

memberTest('an admin can read the mail while no mail server is configured', async ({ page, company }) => {
  await company.api.forgetPassword(company.email);
  const link = await mailedLink(company);
  await page.goto('/notifications');
  const outbox = page.getByRole('region', { name: 'Outbox' });
  await outbox.getByText(company.email).click();
  await expect(outbox.getByText(link)).toBeVisible();
});

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

/** Mails are written after the answer, which must not tell whether there is anybody to write to. */
async function mailedLink(company: TestCompany): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await company.api.listMails();
      link = /https?:\/\/\S+\/reset-password#\S+/.exec(mails[0]?.body ?? '')?.[0] ?? '';
      return { to: mails.map((mail) => mail.to), hasLink: link !== '' };
    })
    .toEqual({ to: [company.email], hasLink: true });
  return link;
}
