import type { Page, Request } from '@playwright/test';
import type { ResponseBody } from '@vela/contract';
import { baseUrl, type TestCompany } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';

const invitedOnly = { access: 'invited_only', anonymous: true } as const;
const secretOf = (link: string): string => new URL(link, baseUrl()).hash.slice('#t='.length);

/** A running survey, and the link of somebody who is invited to it. */
async function invite(company: TestCompany) {
  const member = await company.api.addMember('employee', { firstName: 'Grace', lastName: 'Hopper' });
  const survey = await company.api.launchSurvey({ settings: invitedOnly });
  return { survey, member, link: await member.personalLink(survey._id) };
}

/** Everything that the page asked for, with what went along. */
async function recorded(page: Page, act: () => Promise<void>) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await act();
  return Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url()).pathname,
      url: request.url(),
      headers: await request.allHeaders(),
      body: request.postData() ?? '',
    })),
  );
}

const shownJson = async (page: Page): Promise<ResponseBody> =>
  // Safe: the page shows the body of a response.
  JSON.parse((await page.locator('pre').textContent()) ?? '') as ResponseBody;

test.describe('an anonymous survey for invited people', () => {
  test('counts an answer that nothing ties to the person who gave it', async ({ page, context, company }) => {
    const { survey, member, link } = await invite(company);
    const respondent = new RespondentPage(page);
    // Whatever the browser could send along, to see that it does not.
    await context.addCookies([{ name: 'someone', value: 'signed-in', url: baseUrl() }]);
    await page.addInitScript((token) => window.localStorage.setItem('token', token), member.token);
    let shown: ResponseBody | undefined;

    const requests = await recorded(page, async () => {
      await respondent.openLink(link);
      await expect(respondent.heading('Your answers are anonymous, and you can check it')).toBeVisible();
      await respondent.choice('4').check();
      await respondent.openMore('What leaves my device');
      await respondent.makeToken.click();
      await expect(page.getByText('Your token is ready and kept on this device.')).toBeVisible();
      shown = await shownJson(page);
      await respondent.send.click();
      await respondent.expectThanks();
    });

    const byPath = (end: string) => requests.filter(({ path }) => path.endsWith(end));
    const [issued] = byPath('/tokens');
    const [handedIn] = byPath('/responses');
    const asked = JSON.parse(issued?.body ?? '') as { blinded: string; invitation: string };
    const body = JSON.parse(handedIn?.body ?? '') as ResponseBody;
    expect(asked.invitation).toBe(secretOf(link));
    expect({ ...body, completionTime: 0 }).toEqual({ ...shown, completionTime: 0 });
    expect(Object.keys(body).sort()).toEqual(['answers', 'completionTime', 'segment', 'token', 'version']);
    expect(body.token?.message).not.toBe(asked.blinded);
    expect(handedIn?.body).not.toContain(asked.blinded);
    expect(handedIn?.headers).not.toHaveProperty('cookie');
    expect(handedIn?.headers).not.toHaveProperty('authorization');
    expect(handedIn?.headers).not.toHaveProperty('referer');
    const secret = secretOf(link);
    for (const request of requests) {
      const mayName = request.path.endsWith('/tokens') || request.path.endsWith('/invitations/check');
      expect(request.url).not.toContain(secret);
      expect(JSON.stringify(request.headers)).not.toContain(secret);
      if (!mayName) expect(request.body).not.toContain(secret);
    }
    expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
  });

  test('keeps the token over a reload and a lost connection', async ({ page, context, company }) => {
    const { survey, link } = await invite(company);
    const respondent = new RespondentPage(page);
    await respondent.openLink(link);
    await respondent.choice('2').check();
    await respondent.openMore('What leaves my device');
    await respondent.makeToken.click();
    await expect(page.getByText('Your token is ready and kept on this device.')).toBeVisible();
    const { token } = await shownJson(page);
    await page.reload();
    await expect(respondent.choice('2')).toBeChecked();
    await respondent.openMore('What leaves my device');
    expect((await shownJson(page)).token).toEqual(token);
    await context.setOffline(true);
    await respondent.send.click();
    await expect(respondent.heading('Saved on this device, will be sent when you are back online')).toBeVisible();
    await context.setOffline(false);
    await respondent.expectThanks();
    expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
  });
});
