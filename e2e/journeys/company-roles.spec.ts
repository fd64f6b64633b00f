import type { Page } from '@playwright/test';
import { getDemoAccount, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { CompanyPage } from '../pages/company.page.ts';

/** Nothing here changes anything at the demo company. */
const MANAGER = 'priya.raman@nebulaworks.example';

test.describe('the company’s screen by role', () => {
  test('a manager reads every tab, and is told why there is nothing to save', async ({ page }) => {
    await signInToDemoAs(page, MANAGER);
    const company = new CompanyPage(page);
    for (const tab of ['core-values', 'review-settings', 'settings', 'handbook']) {
      await company.open(tab);
      await expect(page.getByRole('note').filter({ hasText: 'administrators of your company' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: /save|upload|add/i })).toHaveCount(0);
    }
    await company.open('review-settings');
    await expect(company.panel('Points by rating')).toContainText('100 points');
    await company.open('audit-log');
    await expect(company.auditLog).toContainText('Launched a survey');
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await expect(company.auditLog.getByRole('columnheader', { name: 'From where' })).toHaveCount(0);
  });
});

async function signInToDemoAs(page: Page, email: string): Promise<void> {
  const { password } = await getDemoAccount();
  const { token } = await signInByApi({ email, password });
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
  }, token);
}
