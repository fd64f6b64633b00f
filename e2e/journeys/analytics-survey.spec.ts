import type { QuestionBody } from '@vela/contract';
import { ratingQuestion } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { handIn, runAgain } from '../hand-in.ts';
import { SurveyAnalyticsPage } from '../pages/survey-analytics.page.ts';
import { SurveysPage } from '../pages/surveys.page.ts';

const QUESTIONS: QuestionBody[] = [
  ratingQuestion(),
  {
    text: 'Do you have what you need?',
    type: 'yes_no',
    category: 'workload',
    allowNotApplicable: true,
    required: false,
  },
  { text: 'What should change?', type: 'text', category: 'culture', required: false },
];
const MARKUP = '<img src=x onerror="document.title=1"> <b>not bold</b>';

memberTest('nothing is shown of four, all of five, and the next run is compared with it', async ({ page, company }) => {
  const survey = await company.api.launchSurvey({ questions: QUESTIONS });
  for (const rating of ['1', '2', '3', '4']) await handIn(survey, [rating, 'yes', null]);
  const analytics = new SurveyAnalyticsPage(page);
  const list = new SurveysPage(page);
  await list.open();
  await list
    .card(survey.title)
    .getByRole('link', { name: `Analytics of ${survey.title}` })
    .click();
  await analytics.expectLoaded();
  await expect(page).toHaveURL(new RegExp(`/analytics/survey/${survey._id}$`));
  await expect(page.getByRole('note')).toContainText('results appear from 5 responses on: 1 more is needed');
  await expect(page.getByText('No answers are released yet')).toBeVisible();
  await expect(analytics.panel('Questions')).toHaveCount(0);
  await expect(analytics.panel('Comments')).toHaveCount(0);
  await expect(analytics.panel('Participation')).toContainText('4 in all');

  await handIn(survey, ['5', { notApplicable: true }, MARKUP]);
  await analytics.reload();
  await expect(page.getByRole('note')).toContainText('All 5 responses are released.');
  const rating = analytics.question('How was your week?');
  await expect(rating.getByRole('list', { name: 'Answers to How was your week?' })).toContainText('20% (1 of 5)');
  await expect(rating).toContainText('3.0 of 5');
  await expect(page.getByText(MARKUP)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(analytics.panel('Groups')).toContainText('No groups are told apart');

  await company.api.closeSurvey(survey._id);
  const next = await runAgain(company.api, survey, 'July pulse');
  for (const rating of ['2', '3', '4', '3', '4']) await handIn(next, [rating, 'yes', null]);
  await analytics.open(next._id);
  await expect(analytics.panel('Earlier and later runs')).toContainText('July pulse (this one)');
  await analytics.filter('Compare with').selectOption('June pulse');
  await expect(page).toHaveURL(new RegExp(`compareWith=${survey._id}`));
  await expect(analytics.panel('Compared with June pulse')).toContainText('no clear change');
  await analytics.reload();
  await expect(analytics.panel('Compared with June pulse')).toBeVisible();
});
