import type { ResponseBody } from '@vela/contract';
import { baseUrl } from '../api.ts';
import { expect, test as base } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';

/** Chromium trusts 127.0.0.1 like https; under a name of its own the same server is an ordinary http address. */
const HOST = 'vela.example';
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
});

test('without https the page says so and takes the answer by the plain way, once', async ({ page, company }) => {
  const survey = await company.api.launchSurvey({ settings: { access: 'invited_only', anonymous: true } });
  const link = new URL(await company.api.personalLink(survey._id), baseUrl());
  link.hostname = HOST;
  const respondent = new RespondentPage(page);
  await respondent.openLink(link.href);
  await expect(page.getByText(/This page was not opened by a secure address/)).toBeVisible();
  await expect(respondent.heading('Your answers are anonymous')).toBeVisible();
  await respondent.choice('4').check();
  const sent = page.waitForRequest('**/responses');
  await respondent.send.click();
  await respondent.expectThanks();
  const request = await sent;
  const body = request.postDataJSON() as ResponseBody;
  expect(body.invitation).toBe(link.hash.slice('#t='.length));
  expect(body).not.toHaveProperty('token');
  expect(await request.allHeaders()).not.toHaveProperty('authorization');

  await page.evaluate(() => window.indexedDB.deleteDatabase('vela-respond'));
  await page.reload();
  await expect(respondent.heading('This link has already been used')).toBeVisible();
  expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
});
