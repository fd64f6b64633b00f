import { expect, test } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';
import { expectNoSidewaysScroll } from '../sideways-scroll.ts';

test.describe('the public page in other languages', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test.describe('of a browser that reads from right to left', () => {
    test.use({ locale: 'ar-EG' });

    test('speaks its language, in its direction, on a small phone', async ({ page, company }) => {
      const survey = await company.api.launchSurvey({
        title: 'A survey with a rather long title that has to break somewhere',
        questions: [
          { text: 'Would you recommend us?', type: 'enps' },
          { text: 'Rate', type: 'rating', ratingMax: 10 },
        ],
      });
      await new RespondentPage(page).open(survey._id);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', 'ar');
      await expect(html).toHaveAttribute('dir', 'rtl');
      await page.getByRole('radio').last().check();
      await page.getByRole('button', { name: 'التالي' }).click();
      await expect(page.getByRole('group', { name: 'Rate' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });

  test('can be switched without losing an answer', async ({ page, company }) => {
    const survey = await company.api.launchSurvey();
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    await respondent.choice('3').check();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await page.getByRole('button', { name: 'إرسال الإجابات' }).click();
    await expect(page.getByRole('heading', { name: 'شكرًا لك' })).toBeVisible();
  });
});
