import { expect, signInToDemo, test } from '../fixtures.ts';
import { CompanyPage } from '../pages/company.page.ts';
import { PeoplePage } from '../pages/people.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

test('an employee sees what is theirs, and is told kindly about the rest', async ({ page }) => {
  await signInToDemo(page, 'marcus.boyd@nebulaworks.example');
  await page.goto('/dashboard');
  const shell = new ShellPage(page);
  await expect(page.getByText('Total Reviews')).toBeVisible();
  await expect(shell.navigationLink('Surveys')).toBeHidden();
  await expect(page.getByRole('link', { name: 'New Survey' })).toBeHidden();
  await expect(page.getByText('AI Insights')).toBeHidden();
  await page.goto('/surveys/create');
  await expect(shell.heading('Not part of your role')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(shell.heading('Dashboard')).toBeVisible();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(shell.heading('Notifications')).toBeVisible();
  await expect(page.getByText('Outbox')).toBeHidden();
});

test('a manager sees surveys, people and the company, and is told why there is nothing to change', async ({ page }) => {
  await signInToDemo(page, 'priya.raman@nebulaworks.example');
  const shell = new ShellPage(page);
  await page.goto('/notifications');
  await expect(shell.heading('Notifications')).toBeVisible();
  await expect(page.getByText('Outbox')).toBeHidden();
  await shell.navigationLink('Surveys').click();
  await expect(shell.heading('Surveys')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Survey' })).toBeVisible();

  await shell.navigationLink('Company').click();
  const company = new CompanyPage(page);
  for (const tab of ['Core Values', 'Review Settings', 'Settings', 'Handbook'] as const) {
    await company.tab(tab).click();
    const panel = page.getByRole('tabpanel', { name: tab, exact: true });
    await expect(panel.getByRole('note').filter({ hasText: 'administrators of your company' })).toBeVisible();
    await expect(panel.getByRole('button', { name: /save|upload|add/i })).toHaveCount(0);
  }
  await company.tab('Review Settings').click();
  await expect(company.panel('Points by rating')).toContainText('100 points');
  await company.tab('Audit Log').click();
  await expect(company.auditLog).toContainText('Launched a survey');
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await expect(company.auditLog.getByRole('columnheader', { name: 'From where' })).toHaveCount(0);

  await company.tab('People').click();
  const list = new PeoplePage(page);
  await expect(list.people.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveCount(0);
  await list.search.fill('Marcus');
  const drawer = await list.openPerson('Marcus Boyd');
  await expect(drawer.getByText('marcus.boyd@nebulaworks.example')).toBeVisible();
  await expect(drawer.getByRole('textbox')).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: /Erase|Deactivate|Change role|Save/ })).toHaveCount(0);
});
