import { LONG_WORD, sweep } from '../accessibility-sweep.ts';
import { baseUrl } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';

const LANGUAGES = ['de', 'es', 'ar'];

test('the page of respondents is accessible, in every language and state', async ({ page, company: { api } }) => {
  const respondent = new RespondentPage(page);
  const questions = [
    { text: 'Would you recommend us?', type: 'enps' },
    { text: `Rate ${LONG_WORD}`, type: 'rating', ratingMax: 10, required: false },
  ] as const;
  const survey = await api.launchSurvey({ title: `June pulse ${LONG_WORD}`, questions: [...questions] });
  const invited = await api.launchSurvey({ settings: { access: 'invited_only', anonymous: true } });
  const secret = new URL(await api.personalLink(invited._id), baseUrl()).hash;

  await sweep(page, 'answers', {
    publicSurvey: [
      {
        state: 'a question without its answer',
        async open() {
          await respondent.open(survey._id);
          await respondent.next.click();
          await expect(page.getByRole('alert')).toBeVisible();
        },
        alsoOnPhone: true,
      },
      {
        state: 'thanks',
        async open() {
          await page.getByRole('radio').last().check();
          await respondent.next.click();
          await respondent.send.click();
          await respondent.expectThanks();
        },
      },
      ...LANGUAGES.map((language) => ({
        state: `a personal link and all that it tells, ${language}`,
        async open() {
          await page.goto('about:blank');
          await page.goto(`/survey/${invited._id}?lang=${language}${secret}`);
          for (const summary of await page.locator('summary').all()) await summary.click();
          await expect(page.locator('pre')).toBeVisible();
        },
        alsoOnPhone: language === 'ar',
      })),
      {
        state: 'no link where one is needed',
        async open() {
          await page.goto(`/survey/${invited._id}`);
          await expect(respondent.heading('You need your personal link')).toBeVisible();
        },
      },
      {
        state: 'a survey that does not exist',
        async open() {
          await page.goto('/survey/unknown');
          await expect(respondent.heading('We can’t find this survey')).toBeVisible();
        },
      },
    ],
  });
});
