import type { Page } from '@playwright/test';
import { expect, memberTest } from '../fixtures.ts';
import { AnalyticsPage } from '../pages/analytics.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import type { Api } from '../api.ts';

memberTest('a manager reads the own surveys, and that they are the own ones', async ({ page, company }) => {
  await company.api.launchSurvey({ title: 'Not theirs' });
  await become(page, await company.api.addMember('manager', { firstName: 'Mia', lastName: 'Lead' }));
  const analytics = new AnalyticsPage(page);
  await analytics.open();
  await expect(page.getByText('You see the surveys that you made')).toBeVisible();
  await expect(analytics.figure('Active Surveys', '0')).toBeVisible();
  await expect(analytics.panel('Executive Dashboard')).toBeHidden();
  await analytics.surveyPicker.click();
  await expect(page.getByRole('option', { name: 'Not theirs' })).toBeHidden();
});

memberTest('an employee is told that analytics are not part of the role', async ({ page, company }) => {
  await become(page, await company.api.addMember('employee', { firstName: 'Eli', lastName: 'Worker' }));
  await page.goto('/analytics');
  const shell = new ShellPage(page);
  await expect(shell.heading('Not part of your role')).toBeVisible();
  await expect(shell.navigationLink('Survey Analytics')).toBeHidden();
});

/** The browser is signed in as somebody else from the next page on. */
async function become(page: Page, { token }: Api): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
  }, token);
}
