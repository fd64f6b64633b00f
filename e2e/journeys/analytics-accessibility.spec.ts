import type { QuestionBody } from '@vela/contract';
import { LONG_WORD, sweep } from '../accessibility-sweep.ts';
import { type Api, getDemoAccount, ratingQuestion, signInByApi } from '../api.ts';
import { expect, signInAs, test } from '../fixtures.ts';
import { handIn } from '../hand-in.ts';
import { AnalyticsPage } from '../pages/analytics.page.ts';
import { SurveyAnalyticsPage } from '../pages/survey-analytics.page.ts';

test('analytics are accessible, of a company and of a survey, with figures and without', async ({ page, company }) => {
  const demo = await signInByApi(await getDemoAccount());
  const analytics = new AnalyticsPage(page);
  const deepDive = new SurveyAnalyticsPage(page);
  const openWithCharts = async () => {
    await signInAs(page, demo);
    await analytics.open('?timeframe=90d');
    await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
  };

  await sweep(page, 'analytics', {
    analytics: [
      { state: 'as charts', open: openWithCharts },
      {
        state: 'as tables, with an opened number',
        async open() {
          await openWithCharts();
          for (const title of ['Response Trends', 'Survey Types', 'Executive Dashboard']) {
            await analytics.panel(title).getByRole('button', { name: 'Show as table' }).click();
          }
          await page.getByRole('button', { name: /^Score: .* How is this computed/ }).click();
          await expect(analytics.explanation('Score')).toBeVisible();
        },
      },
      {
        state: 'on a phone, where numbers open as a sheet',
        async open() {
          await page.setViewportSize({ width: 390, height: 844 });
          await openWithCharts();
          await page
            .getByRole('button', { name: /^eNPS: .* How is this computed/ })
            .first()
            .click();
          await expect(analytics.explanation('eNPS')).toContainText('promoters');
        },
      },
      {
        state: 'of a new company',
        async open() {
          await signInAs(page, company.api);
          await analytics.open();
        },
      },
    ],
    surveyAnalytics: [
      {
        state: 'with departments, drivers and comments',
        async open() {
          const closed = (await demo.listSurveys()).find(({ status }) => status === 'closed');
          await signInAs(page, demo);
          await deepDive.open(closed?._id ?? 'none');
          await expect(deepDive.panel('Questions')).toBeVisible();
        },
        alsoOnPhone: true,
      },
      {
        state: 'with an opened number and words that have no end',
        async open() {
          await signInAs(page, company.api);
          await deepDive.open(await longSurvey(company.api));
          await deepDive.comments().first().getByRole('button', { name: 'Show the whole comment' }).click();
          await deepDive.figure('Score').first().click();
          await expect(deepDive.explanation).toBeVisible();
        },
      },
      {
        state: 'nothing released yet',
        async open() {
          const survey = await company.api.launchSurvey();
          await handIn(survey, ['1']);
          await deepDive.open(survey._id);
        },
      },
    ],
  });
});

async function longSurvey(api: Api): Promise<string> {
  const questions: QuestionBody[] = [
    { text: `What should change? ${LONG_WORD}`, type: 'text', longText: true, category: 'culture', required: false },
    { text: 'Where do you work?', type: 'multiple_choice', options: [LONG_WORD, 'At home'], category: 'workload' },
    ratingQuestion(`How was your week? ${LONG_WORD}`),
  ];
  const survey = await api.launchSurvey({ title: `June pulse ${LONG_WORD}`, questions });
  const comment = `${LONG_WORD} `.repeat(110).slice(0, 5_000);
  for (let index = 0; index < 5; index += 1) await handIn(survey, [comment, LONG_WORD, '4']);
  return survey._id;
}
