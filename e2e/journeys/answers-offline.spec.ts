import { expect, test } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const KEPT = 'Saved on this device, will be sent when you are back online';

test('an answer without a connection is sent once, by the page or by the one opened anew', async ({
  page,
  context,
  company,
}) => {
  const count = async (id: string) => (await company.api.getSurvey(id)).responseCount;
  const [first, second] = [await company.api.launchSurvey(), await company.api.launchSurvey()];
  const respondent = new RespondentPage(page);
  await respondent.open(first._id);
  await respondent.choice('4').check();
  await context.setOffline(true);
  await respondent.send.click();
  await expect(respondent.heading(KEPT)).toBeVisible();
  expect(await count(first._id)).toBe(0);
  await context.setOffline(false);
  await respondent.expectThanks();
  expect(await count(first._id)).toBe(1);

  await respondent.open(second._id);
  await respondent.choice('2').check();
  await context.setOffline(true);
  await respondent.send.click();
  await expect(respondent.heading(KEPT)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = new RespondentPage(await context.newPage());
  await later.open(second._id);
  await later.expectThanks();
  expect(await count(second._id)).toBe(1);
});

test('an answer counts once when what the server said was lost on its way', async ({ page, company }) => {
  const survey = await company.api.launchSurvey();
  const respondent = new RespondentPage(page);
  const keys: string[] = [];
  await page.route('**/api/public/surveys/*/responses', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const answer = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await respondent.open(survey._id);
  await respondent.choice('5').check();
  await respondent.send.click();
  await respondent.expectThanks();
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
});
