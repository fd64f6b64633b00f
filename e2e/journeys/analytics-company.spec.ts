import { ratingQuestion, submitResponse } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { AnalyticsPage } from '../pages/analytics.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

const QUESTIONS = [
  ratingQuestion('How was your week?'),
  { text: 'Did you learn something?', type: 'yes_no', category: 'growth' },
] as const;

memberTest('a new company reads what will stand there, and no number that is none', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await page.goto('/dashboard');
  await new ShellPage(page).navigationLink('Survey Analytics').click();
  await expect(new ShellPage(page).heading('Survey Analytics')).toBeVisible();
  await expect(analytics.figure('Total Employees', '1')).toBeVisible();
  for (const name of ['Active Surveys', 'Total Responses']) await expect(analytics.figure(name, '0')).toBeVisible();
  await expect(analytics.figure('Response Rate', '0%')).toBeVisible();
  await expect(page.getByText('Nobody was asked in this period')).toBeVisible();
  for (const text of [
    'No response data available',
    'No survey data available',
    'No insights available yet',
    'Select a survey to view detailed analytics',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(analytics.panel('Risk Indicators')).toBeHidden();
  await expect(page.locator('main')).not.toContainText(/NaN|undefined|Infinity/);
});

memberTest('figures of a survey that six people answered', async ({ page, company }) => {
  const survey = await company.api.launchSurvey({ title: 'Open week', questions: [...QUESTIONS] });
  for (const rating of ['2', '3', '4', '4', '5', '5']) await submitResponse(survey, { 0: rating, 1: 'yes' });
  const analytics = new AnalyticsPage(page);
  await analytics.open();
  await expect(analytics.figure('Active Surveys', '1')).toBeVisible();
  await expect(analytics.figure('Total Responses', '6').first()).toBeVisible();
  await expect(analytics.panel('Survey Types')).toContainText('Monthly Pulse');

  const trends = analytics.panel('Response Trends');
  await expect(trends.getByRole('figure')).toContainText('6 responses in 30 days');
  await trends.getByRole('button', { name: 'Show as table' }).focus();
  await page.keyboard.press('Enter');
  await expect(trends.getByRole('row')).toHaveCount(31);
  await expect(trends.getByRole('row').last()).toContainText('6');

  await analytics.chooseSurvey('Open week');
  const individual = analytics.panel('Individual Survey Analytics');
  await expect(individual.getByRole('listitem').first()).toContainText('How was your week?');
  await expect(individual).toContainText('Completion Rate');
  await expect(individual).toContainText('Avg. Time');
  await page.reload();
  await expect(analytics.surveyPicker).toHaveValue('Open week');
  await individual.getByRole('link', { name: 'Open the full analytics of this survey' }).click();
  await expect(page).toHaveURL(`/analytics/survey/${survey._id}`);
});

memberTest('a survey with too few answers says so, and shows none of them', async ({ page, company }) => {
  const survey = await company.api.launchSurvey({ title: 'Too small', questions: [...QUESTIONS] });
  for (const rating of ['1', '1', '1']) await submitResponse(survey, { 0: rating, 1: 'no' });
  const analytics = new AnalyticsPage(page);
  await analytics.open();
  await analytics.chooseSurvey('Too small');
  await expect(page.getByText('No analytics data available for this survey')).toBeVisible();
  await expect(page.getByText(/3 responses are in\. Figures appear once at least 5/)).toBeVisible();
});

memberTest('the period is kept in the address', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.open();
  await expect(analytics.period('Last 30 days')).toBeChecked();
  await analytics.choosePeriod('Last 90 days');
  await expect(page).toHaveURL('/analytics?timeframe=90d');
  await page.reload();
  await expect(analytics.period('Last 90 days')).toBeChecked();
  await analytics.open('?timeframe=forever');
  await expect(analytics.period('Last 30 days')).toBeChecked();
});

memberTest('a number opens by keyboard and closes with the focus where it was', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.open();
  const figure = analytics.figure('Total Employees', '1');
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(analytics.explanation('Total Employees')).toContainText('active today');
  await page.keyboard.press('Escape');
  await expect(analytics.explanation('Total Employees')).toBeHidden();
  await expect(figure).toBeFocused();
  await figure.click();
  await expect(analytics.explanation('Total Employees')).toBeVisible();
  await new ShellPage(page).heading('Survey Analytics').click();
  await expect(analytics.explanation('Total Employees')).toBeHidden();
});

memberTest('one part that fails leaves the rest standing and is tried again', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await page.route('**/api/analytics/executive', (route) => route.fulfill({ status: 403, json: REFUSED }));
  await analytics.open();
  const executive = analytics.panel('Executive Dashboard');
  await expect(executive).toContainText('Ask somebody else');
  await page.unroute('**/api/analytics/executive');
  await executive.getByRole('button', { name: 'Retry' }).click();
  await expect(executive).toContainText('No answers yet in the last 90 days.');
});

const REFUSED = { code: 'forbidden', message: 'Ask somebody else', requestId: 'r-1' };
