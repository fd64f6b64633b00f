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

  test('does not go on from a required question without an answer', async ({ page, company }) => {
    const survey = await company.api.launchSurvey({ questions: [...QUESTIONS] });
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    await respondent.next.click();
    await expect(page.getByRole('alert')).toHaveText('Please answer this question.');
    await respondent.expectQuestion(1, 2);
    await expect(respondent.choice('1')).toBeFocused();
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

  test('counts a double click on the last button once', async ({ page, company }) => {
    const survey = await company.api.launchSurvey();
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    await respondent.choice('5').check();
    await respondent.send.dblclick();
    await respondent.expectThanks();
    expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
  });

  test('of a survey that closes meanwhile keeps what was typed', async ({ page, company }) => {
    const survey = await company.api.launchSurvey({ questions: [...QUESTIONS] });
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    await respondent.choice('3').check();
    await respondent.next.click();
    await respondent.text.fill('Too late, but not lost');
    await company.api.closeSurvey(survey._id);
    await respondent.send.click();
    await expect(respondent.heading('This survey has closed')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answers were not sent' })).toHaveValue(
      /Too late, but not lost/,
    );
    expect((await company.api.getSurvey(survey._id)).responseCount).toBe(0);
  });

  test('of an unknown, a draft and a closed survey says so', async ({ page, company }) => {
    const respondent = new RespondentPage(page);
    const unknown = await page.goto('/survey/0d8b1f0e-58a4-4bb1-9a38-2f9c6a7a4d11');
    expect(unknown?.status()).toBe(404);
    await expect(respondent.heading('We can’t find this survey')).toBeVisible();
    await respondent.open((await company.api.createSurvey())._id);
    await expect(respondent.heading('This survey is not open yet')).toBeVisible();
    const { _id } = await company.api.launchSurvey();
    await company.api.closeSurvey(_id);
    await respondent.open(_id);
    await expect(respondent.heading('This survey has closed')).toBeVisible();
  });
});

function phone() {
  const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['iPhone 13'];
  return { viewport: { ...viewport, width: 390 }, isMobile, hasTouch, deviceScaleFactor };
}
