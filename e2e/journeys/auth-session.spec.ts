import { expect, test } from '../fixtures.ts';
import { Api, newAccount } from '../api.ts';
import { CompanyPage } from '../pages/company.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { RegisterPage } from '../pages/register.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

test('one looks around in the demo, registers, signs out and in again, and is signed out elsewhere', async ({
  page,
}) => {
  const account = newAccount();
  const login = new LoginPage(page);
  const shell = new ShellPage(page);
  const keptToken = () => page.evaluate(() => localStorage.getItem('token'));

  await test.step('Quick Demo Access enters the demo company', async () => {
    await login.open();
    await expect(page.getByText('AI-powered employee pulse surveys for scaling businesses')).toBeVisible();
    await login.enterDemo();
    await expect(page).toHaveURL(/\/dashboard$/);
    await shell.expectToast('Login successful!');
    await expect(page.getByRole('note')).toContainText('Nebula Works is a demo company');
    await expect(page.getByRole('heading', { name: 'Recent Surveys' })).toBeVisible();
    await expect(new CompanyPage(page).panel('First steps')).toBeHidden();
    await shell.signOut();
    await login.expectShown();
  });

  await test.step('registering leads to the dashboard', async () => {
    await page.getByRole('link', { name: 'Create your account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await new RegisterPage(page).fill(account);
    await new RegisterPage(page).submit();
    await expect(page).toHaveURL(/\/dashboard$/);
    await shell.expectToast('Registration successful!');
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText('Grace Hopper')).toBeVisible();
  });

  await test.step('signing out ends the session on the server too', async () => {
    const token = await keptToken();
    await shell.signOut();
    await login.expectShown();
    await shell.expectToast('Logged out successfully');
    expect(await keptToken()).toBeNull();
    await expect(new Api(token ?? '').getMe()).rejects.toThrow('401');
  });

  await test.step('signing in leads back to the screen that asked for it, one step of the history', async () => {
    await page.goto('/register');
    await page.goto('/surveys?status=draft');
    await login.expectShown();
    await login.signIn(account);
    await expect(page).toHaveURL(/\/surveys\?status=draft$/);
    await expect(shell.heading('Surveys')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login/);
  });

  await test.step('a session that was revoked elsewhere leads to the sign-in', async () => {
    await page.goto('/dashboard');
    await expect(shell.heading('Dashboard')).toBeVisible();
    await new Api((await keptToken()) ?? '').signOut();
    // Where a call of the dashboard is still under way, that one may be refused first, and there is no link any more.
    await shell.navigationLink('Surveys').or(login.heading).click();
    await login.expectShown();
  });
});
