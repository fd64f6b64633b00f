import { ratingQuestion, submitResponse } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { AnalyticsPage } from '../pages/analytics.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

const QUESTIONS = [
  ratingQuestion('How was your week?'),
  { text: 'Did you learn something?', type: 'yes_no', category: 'growth' },
] as const;

memberTest(
  'figures of a survey that six people answered, opened by keyboard and as a table',
  async ({ page, company }) => {
    const survey = await company.api.launchSurvey({ title: 'Open week', questions: [...QUESTIONS] });
    for (const rating of ['2', '3', '4', '4', '5', '5']) await submitResponse(survey, { 0: rating, 1: 'yes' });
    const analytics = new AnalyticsPage(page);
    await analytics.open();
    await expect(analytics.figure('Active Surveys', '1')).toBeVisible();
    await expect(analytics.figure('Total Responses', '6').first()).toBeVisible();
    await expect(analytics.panel('Survey Types')).toContainText('Monthly Pulse');

    const figure = analytics.figure('Total Employees', '1');
    const explanation = analytics.explanation('Total Employees');
    await figure.focus();
    await page.keyboard.press('Enter');
    await expect(explanation).toContainText('active today');
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await expect(figure).toBeFocused();
    await figure.click();
    await expect(explanation).toBeVisible();
    await new ShellPage(page).heading('Survey Analytics').click();
    await expect(explanation).toBeHidden();

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
  },
);
