import { expect, memberTest } from '../fixtures.ts';
import { SurveysPage } from '../pages/surveys.page.ts';

memberTest('the list is searched by title and type, and filtered by status', async ({ page, company }) => {
  await company.api.createSurvey({ title: 'Spring questions', type: 'custom' });
  await company.api.launchSurvey({ title: 'Everyday life', type: 'monthly_pulse' });
  const list = new SurveysPage(page);
  await list.open();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(list.card('Everyday life')).toContainText('Monthly Pulse');
  await expect(list.card('Everyday life')).toContainText('Ada Byron');

  await list.search.fill('spring');
  await expect(cards).toHaveCount(1);
  await expect(list.card('Spring questions')).toBeVisible();
  await list.search.fill('PULSE');
  await expect(list.card('Everyday life')).toBeVisible();
  await expect(list.card('Spring questions')).toBeHidden();
  await list.statusFilter.selectOption('Draft');
  await expect(page.getByText('No surveys found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();

  await page.reload();
  await expect(list.search).toHaveValue('PULSE');
  await list.search.fill('');
  await expect(list.card('Spring questions')).toBeVisible();
  await list.statusFilter.selectOption('All Status');
  await expect(cards).toHaveCount(2);
});
