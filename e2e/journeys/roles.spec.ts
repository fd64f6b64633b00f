import type { Page } from '@playwright/test';
import { getDemoAccount } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

/** Everybody at the demo company has the password that its sign-in shows. Nothing here changes anything there. */
const EMPLOYEE = 'marcus.boyd@nebulaworks.example';
const MANAGER = 'priya.raman@nebulaworks.example';

test.describe('roles', () => {
  test('an employee sees what is theirs, and is told kindly about the rest', async ({ page }) => {
    await signInToDemoAs(page, EMPLOYEE);
    const shell = new ShellPage(page);
    await expect(page.getByText('Total Reviews')).toBeVisible();
    await expect(shell.navigationLink('Surveys')).toBeHidden();
    await expect(page.getByRole('link', { name: 'New Survey' })).toBeHidden();
    await expect(page.getByText('AI Insights')).toBeHidden();
    for (const path of ['/surveys', '/surveys/create']) {
      await page.goto(path);
      await expect(shell.heading('Not part of your role')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(shell.heading('Dashboard')).toBeVisible();
    await page.goto('/notifications');
    await expect(shell.heading('Notifications')).toBeVisible();
    await expect(page.getByText('Outbox')).toBeHidden();
  });

  test('a manager sees surveys, and no mail of the company', async ({ page }) => {
    await signInToDemoAs(page, MANAGER);
    const shell = new ShellPage(page);
    await shell.navigationLink('Surveys').click();
    await expect(shell.heading('Surveys')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New Survey' })).toBeVisible();
    await page.goto('/notifications');
    await expect(shell.heading('Notifications')).toBeVisible();
    await expect(page.getByText('Outbox')).toBeHidden();
  });
});

async function signInToDemoAs(page: Page, email: string): Promise<void> {
  const { password } = await getDemoAccount();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ email, password });
  await expect(new ShellPage(page).heading('Dashboard')).toBeVisible();
}
