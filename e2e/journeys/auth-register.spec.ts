import { newAccount } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { RegisterPage } from '../pages/register.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

test.describe('registering a company', () => {
  test('makes an account and leads to the dashboard', async ({ page }) => {
    const register = new RegisterPage(page);
    const account = newAccount();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create your account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await register.fill(account);
    await register.submit();
    await expect(page).toHaveURL(/\/dashboard$/);
    const shell = new ShellPage(page);
    await shell.expectToast('Registration successful!');
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText('Grace Hopper')).toBeVisible();
  });
});
