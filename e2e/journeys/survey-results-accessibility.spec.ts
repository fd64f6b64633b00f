import type { QuestionBody } from '@vela/contract';
import { expectAccessible } from '../accessible.ts';
import { type Api, ratingQuestion } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { handIn } from '../hand-in.ts';
import { SurveyAnalyticsPage } from '../pages/survey-analytics.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';
import { expectNoSidewaysScroll } from '../sideways-scroll.ts';

const LONG = 'Averyveryverylongwordthathasnoplacetobreakanywhere';
const TABS = ['Overview', 'Questions', 'Responses', 'Analytics'] as const;

/** Sixty questions with words that have no end, and a comment as long as comments may be. */
async function longSurvey(api: Api) {
  const questions: QuestionBody[] = [
    { text: `What should change? ${LONG}`, type: 'text', longText: true, category: 'culture', required: false },
    { text: 'Where do you work?', type: 'multiple_choice', options: [LONG, 'At home'], category: 'workload' },
    ...Array.from({ length: 58 }, (_none, index) => ratingQuestion(`Question ${index + 3} ${LONG}`)),
  ];
  const survey = await api.launchSurvey({ title: `June pulse ${LONG}`, questions });
  const ratings = Array.from({ length: 58 }, () => '4');
  for (let index = 0; index < 10; index += 1) {
    await handIn(survey, [`${LONG} `.repeat(110).slice(0, 5_000), 'At home', ...ratings]);
  }
  return survey;
}

for (const colorScheme of ['light', 'dark'] as const) {
  memberTest.describe(`results are accessible, ${colorScheme}`, () => {
    memberTest.use({ colorScheme });

    memberTest('the deep dive, with an opened number', async ({ page, company }) => {
      const survey = await company.api.launchSurvey();
      for (const rating of ['1', '3', '4', '4', '5']) await handIn(survey, [rating]);
      const analytics = new SurveyAnalyticsPage(page);
      await analytics.open(survey._id);
      await expectAccessible(page);
      await analytics.figure('Score').first().click();
      await expect(analytics.explanation).toBeVisible();
      await expectAccessible(page);
    });

    for (const tab of TABS) {
      memberTest(`the tab ${tab}`, async ({ page, company }) => {
        const survey = await company.api.launchSurvey();
        for (const rating of ['1', '3', '4', '4', '5']) await handIn(survey, [rating]);
        const detail = new SurveyDetailPage(page);
        await detail.open(survey._id);
        await detail.openTab(tab);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
      });
    }

    memberTest('nothing that can be shown yet', async ({ page, company }) => {
      const survey = await company.api.launchSurvey();
      await handIn(survey, ['1']);
      await new SurveyAnalyticsPage(page).open(survey._id);
      await expectAccessible(page);
    });
  });
}

memberTest.describe('at 390 px', () => {
  memberTest.use({ viewport: { width: 390, height: 844 } });

  memberTest('sixty questions and the longest comments need no sideways scroll', async ({ page, company }) => {
    memberTest.slow();
    const survey = await longSurvey(company.api);
    const analytics = new SurveyAnalyticsPage(page);
    await analytics.open(survey._id);
    await expectNoSidewaysScroll(page);
    await expect(analytics.panel('Questions').getByRole('heading', { level: 3 })).toHaveCount(60);
    await page.getByRole('link', { name: 'Comments', exact: true }).click();
    await expect(analytics.panel('Comments')).toBeInViewport();
    await analytics.comments().first().getByRole('button', { name: 'Show the whole comment' }).click();
    await expectNoSidewaysScroll(page);
    const detail = new SurveyDetailPage(page);
    await detail.open(survey._id);
    for (const tab of TABS) {
      await detail.openTab(tab);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
  });
});
