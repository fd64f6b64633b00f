import { getDemoAccount, signInByApi } from '../api.ts';
import { expect, memberTest, test } from '../fixtures.ts';
import { CompanyPage } from '../pages/company.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest.describe('the first steps of a new company', () => {
  memberTest('lead on and tick themselves off', async ({ page, company }) => {
    await page.goto('/dashboard');
    const steps = new CompanyPage(page).panel('First steps');
    await expect(steps).toContainText('0 of 5 done');
    await steps.getByRole('link', { name: 'Enter your core values' }).click();
    await expect(page).toHaveURL(/\/company\?tab=core-values$/);
    const screen = new CompanyPage(page);
    await expect(page.getByText('No core values yet')).toBeVisible();
    await screen.addCoreValue('Care');
    await screen.saveCoreValues();
    await new ShellPage(page).expectToast('Core values updated successfully!');
    await company.api.createSurvey();
    await page.goto('/dashboard');
    await expect(steps).toContainText('2 of 5 done');
    await expect(steps.getByRole('listitem').filter({ hasText: 'core values' })).toContainText('Enter');
  });

  memberTest('are put away, with a way back', async ({ page }) => {
    await page.goto('/dashboard');
    const steps = new CompanyPage(page).panel('First steps');
    await steps.getByRole('button', { name: 'Dismiss' }).dblclick();
    await expect(steps).toBeHidden();
    // One, also after a double click: Playwright refuses to choose between two.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(steps).toBeVisible();
    await steps.getByRole('button', { name: 'Dismiss' }).click();
    const sent = page.waitForResponse('**/api/company/first-run/dismiss');
    await page.getByRole('alert').or(page.getByRole('status')).getByRole('button', { name: 'Dismiss' }).click();
    expect((await sent).ok()).toBe(true);
    await page.reload();
    await expect(new ShellPage(page).heading('Dashboard')).toBeVisible();
    await expect(page.getByText('No surveys yet')).toBeVisible();
    await expect(steps).toBeHidden();
  });
});

test('the demo company has no first steps', async ({ page }) => {
  const { token } = await signInByApi(await getDemoAccount());
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
  }, token);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent Surveys' })).toBeVisible();
  await expect(new CompanyPage(page).panel('First steps')).toBeHidden();
});
