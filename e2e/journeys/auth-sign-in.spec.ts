import { expect, memberTest, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

test.describe('signing in', () => {
  test('enters the demo company by Quick Demo Access', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await expect(page.getByText('AI-powered employee pulse surveys for scaling businesses')).toBeVisible();
    await login.enterDemo();
    await expect(page).toHaveURL(/\/dashboard$/);
    await new ShellPage(page).expectToast('Login successful!');
    await expect(page.getByRole('note')).toContainText('Nebula Works is a demo company');
  });

  test('leads back to the screen that asked for it, which stays one step of the history', async ({ page, company }) => {
    await page.goto('/register');
    await page.goto('/surveys?status=draft');
    const login = new LoginPage(page);
    await login.expectShown();
    await login.signIn(company);
    await expect(page).toHaveURL(/\/surveys\?status=draft$/);
    await expect(new ShellPage(page).heading('Surveys')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login/);
  });
});

memberTest.describe('signing out', () => {
  memberTest('ends the session on the server too', async ({ page, company }) => {
    await page.goto('/dashboard');
    const shell = new ShellPage(page);
    await shell.signOut();
    await new LoginPage(page).expectShown();
    await shell.expectToast('Logged out successfully');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(company.api.getMe()).rejects.toThrow('401');
  });

  memberTest('of a session that was revoked elsewhere leads to the sign-in', async ({ page, company }) => {
    await page.goto('/dashboard');
    await expect(new ShellPage(page).heading('Dashboard')).toBeVisible();
    await company.api.signOut();
    const login = new LoginPage(page);
    // Where a call of the dashboard is still under way, that one may be refused first, and there is no link any more.
    await new ShellPage(page).navigationLink('Surveys').or(login.heading).click();
    await login.expectShown();
  });
});
