import { devices } from '@playwright/test';
import { ratingQuestion } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';

test.use({ ...phone() });

const QUESTIONS = [
  ratingQuestion('How was your week?'),
  { text: 'What should we change?', type: 'text', category: 'culture', required: false, longText: true },
] as const;

test.describe('answering on a phone', () => {
  test('says who will see what before the first question, and counts one response', async ({ page, company }) => {
    const survey = await company.api.launchSurvey({ questions: [...QUESTIONS] });
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    await expect(respondent.heading('Your answers are anonymous')).toBeVisible();
    await expect(page.getByText(/at least 5 people have answered/)).toBeVisible();
    await respondent.expectQuestion(1, 2);
    await respondent.choice('4').check();
    await respondent.next.click();
    await respondent.expectQuestion(2, 2);
    await respondent.text.fill('Fewer meetings');
    await respondent.send.click();
    await respondent.expectThanks();
    expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
    await page.reload();
    await expect(respondent.heading('You have already answered')).toBeVisible();
  });

  test('keeps the answers over a reload', async ({ page, company }) => {
    const survey = await company.api.launchSurvey({ questions: [...QUESTIONS] });
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    await respondent.choice('2').check();
    await respondent.next.click();
    await respondent.text.fill('A half-written thou');
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await page.reload();
    await respondent.expectQuestion(2, 2);
    await expect(respondent.text).toHaveValue('A half-written thou');
    await respondent.back.click();
    await expect(respondent.choice('2')).toBeChecked();
  });
});

function phone() {
  const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['iPhone 13'];
  return { viewport: { ...viewport, width: 390 }, isMobile, hasTouch, deviceScaleFactor };
}
