import { expect, test } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';
import { expectNoSidewaysScroll } from '../sideways-scroll.ts';

test.describe('a browser that reads from right to left', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'ar-EG' });

  test('gets the page in its language and direction, and another one without losing an answer', async ({
    page,
    company,
  }) => {
    const survey = await company.api.launchSurvey({
      title: 'A survey with a rather long title that has to break somewhere',
      questions: [
        { text: 'Would you recommend us?', type: 'enps' },
        { text: 'Rate', type: 'rating', ratingMax: 10 },
      ],
    });
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: 'التالي' }).click();
    await expect(page.getByRole('group', { name: 'Rate' })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'English' }).click();
    await expect(html).toHaveAttribute('dir', 'ltr');
    await respondent.expectQuestion(2, 2);
    await respondent.back.click();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await respondent.next.click();
    await page.getByRole('radio').last().check();
    await respondent.send.click();
    await respondent.expectThanks();
  });
});
