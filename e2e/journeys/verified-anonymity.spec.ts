import type { Page, Request } from '@playwright/test';
import type { ResponseBody } from '@vela/contract';
import { expectAccessible } from '../accessible.ts';
import { baseUrl, type TestCompany } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';
import { expectNoSidewaysScroll } from '../sideways-scroll.ts';

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

  test('shows after sending what was sent, and the fingerprint that everybody sees', async ({ page, company }) => {
    const { survey, link } = await invite(company);
    const respondent = new RespondentPage(page);
    await respondent.openLink(link);
    const how = await respondent.openMore('How this works');
    const { keyId } = await company.api.getSurveyKey(survey._id);
    const hex = Buffer.from(keyId, 'base64url').toString('hex').slice(0, 32);
    await expect(how.getByText(hex.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
    await respondent.choice('5').check();
    const sent = page.waitForRequest('**/responses');
    await respondent.send.click();
    await respondent.expectThanks();
    await respondent.openMore('What leaves my device');
    expect(await shownJson(page)).toEqual((await sent).postDataJSON());
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

  test('takes one answer a link, and a token once', async ({ page, browser, company }) => {
    const { survey, link } = await invite(company);
    const respondent = new RespondentPage(page);
    await respondent.openLink(link);
    await respondent.choice('3').check();
    const sent = page.waitForRequest('**/responses');
    await respondent.send.click();
    await respondent.expectThanks();

    const elsewhere = await browser.newPage();
    const other = new RespondentPage(elsewhere);
    await other.openLink(new URL(link, baseUrl()).href);
    await expect(other.heading('This link has already been used')).toBeVisible();
    await elsewhere.close();

    const replay = await page.request.post(`/api/public/surveys/${survey._id}/responses`, {
      headers: { 'idempotency-key': 'another-key-of-its-own' },
      data: (await sent).postDataJSON() as ResponseBody,
    });
    expect([replay.status(), ((await replay.json()) as { code: string }).code]).toEqual([409, 'already_answered']);
    expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
  });

  test('gives each person of a shared device an answer', async ({ page, company }) => {
    const { survey, link } = await invite(company);
    const respondent = new RespondentPage(page);
    for (const one of [link, await company.api.personalLink(survey._id)]) {
      await respondent.openLink(one);
      await page.reload();
      await respondent.choice('4').check();
      await respondent.send.click();
      await respondent.expectThanks();
    }
    expect((await company.api.getSurvey(survey._id)).responseCount).toBe(2);
  });

  test('holds answers back when the key is not the published one', async ({ page, company }) => {
    const { survey, link } = await invite(company);
    const other = await invite(company);
    const foreign = await company.api.getSurveyKey(other.survey._id);
    await page.route('**/key', (route) => route.fulfill({ json: { key: foreign } }));
    const respondent = new RespondentPage(page);
    const requests = await recorded(page, async () => {
      await respondent.openLink(link);
      await expect(respondent.heading('Your answers were held back')).toBeVisible();
    });
    expect(requests.filter(({ path }) => /\/(tokens|responses)$/.test(path))).toEqual([]);
    expect((await company.api.getSurvey(survey._id)).responseCount).toBe(0);
  });

  test('says what to do without a link and with a wrong one', async ({ page, company }) => {
    const { survey, link } = await invite(company);
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    await expect(respondent.heading('You need your personal link')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Vela' })).toHaveAttribute('href', '/dashboard');
    await respondent.openLink(`${link.slice(0, -4)}0000`);
    await page.reload();
    await expect(respondent.heading('This link is not valid')).toBeVisible();
  });

  test('is readable on a phone, in the dark, from right to left', async ({ page, company }) => {
    const { survey, link } = await invite(company);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/survey/${survey._id}?lang=ar${new URL(link, baseUrl()).hash}`);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expect(page.locator('pre')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/lang=en#t=/);
    await expect(page.getByRole('heading', { name: 'Your answers are anonymous, and you can check it' })).toBeVisible();
  });
});

test('a survey for invited people that is not anonymous says whose name goes along', async ({ page, company }) => {
  const survey = await company.api.launchSurvey({ settings: { ...invitedOnly, anonymous: false } });
  const respondent = new RespondentPage(page);
  await respondent.openLink(await company.api.personalLink(survey._id));
  await expect(page.getByText('This is the personal link of Ada Byron')).toBeVisible();
  await respondent.choice('4').check();
  await respondent.send.click();
  await respondent.expectThanks();
  expect((await company.api.getSurvey(survey._id)).responseCount).toBe(1);
});
