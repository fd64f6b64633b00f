import { devices } from '@playwright/test';
import { ratingQuestion } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';

test.use({ ...phone() });

test('answering on a phone says who sees what, survives a reload, and counts once', async ({ page, company }) => {
  const survey = await company.api.launchSurvey({
    questions: [
      ratingQuestion('How was your week?'),
      { text: 'What should we change?', type: 'text', category: 'culture', required: false, longText: true },
    ],
  });
  const respondent = new RespondentPage(page);
  await respondent.open(survey._id);
  await expect(respondent.heading('Your answers are anonymous')).toBeVisible();
  await expect(page.getByText(/at least 5 people have answered/)).toBeVisible();
  await respondent.expectQuestion(1, 2);
  await respondent.choice('2').check();
  await respondent.next.click();
  await respondent.expectQuestion(2, 2);
  await respondent.text.fill('A half-written thou');
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await respondent.expectKept('A half-written thou');
  await page.reload();
  await respondent.expectQuestion(2, 2);
  await expect(respondent.text).toHaveValue('A half-written thou');
  await respondent.back.click();
  await expect(respondent.choice('2')).toBeChecked();
  await respondent.next.click();
  await respondent.text.fill('Fewer meetings');
  await respondent.send.click();
  await respondent.expectThanks();
  expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
  await page.reload();
  await expect(respondent.heading('You have already answered')).toBeVisible();
});

function phone() {
  const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['iPhone 13'];
  return { viewport: { ...viewport, width: 390 }, isMobile, hasTouch, deviceScaleFactor };
}
