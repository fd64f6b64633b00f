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

  test('sends nothing while the passwords differ', async ({ page }) => {
    const register = new RegisterPage(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await register.open();
    await register.fill(newAccount(), { confirm: 'another password' });
    await register.submit();
    await expect(page.getByRole('alert').filter({ hasText: 'Passwords do not match' })).toBeVisible();
    expect(calls).not.toContain('/api/auth/register');
    await expect(page).toHaveURL(/\/register$/);
  });

  test('says that an e-mail is taken and keeps what was typed', async ({ page, company }) => {
    const register = new RegisterPage(page);
    await register.open();
    await register.fill({ ...newAccount(), email: company.email.toUpperCase() }, { companyName: 'Second Works' });
    await register.submit();
    await expect(page.getByText('An account with this email already exists').first()).toBeVisible();
    await expect(page.getByLabel('Company Name')).toHaveValue('Second Works');
  });

  test('shows a password on demand', async ({ page }) => {
    await new RegisterPage(page).open();
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('a secret to be seen');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
  });
});
