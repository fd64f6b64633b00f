import { submitResponse } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SurveyBuilderPage } from '../pages/survey-builder.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';

memberTest.describe('the main job', () => {
  memberTest.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  memberTest('build, launch, share, answer on a phone, close, read', async ({ page, browser, company }) => {
    const shell = new ShellPage(page);
    const builder = new SurveyBuilderPage(page);
    await page.goto('/dashboard');
    await expect(page.getByText('No surveys yet')).toBeVisible();
    await page.getByRole('link', { name: 'New Survey' }).click();
    await builder.title.fill('June pulse');
    await builder.addRating('How was your month?');
    await builder.addChoice('Where do you work best?', ['At home', 'At the office']);
    await builder.saveDraft();

    const detail = new SurveyDetailPage(page);
    const id = await detail.id();
    await detail.expectStatus('Draft');
    await detail.launch();
    await shell.expectToast('Survey launched successfully!');
    await detail.expectStatus('Active');
    await detail.button('Share').click();
    await shell.expectToast('Survey link copied to clipboard!');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${new URL(page.url()).origin}/survey/${id}`);

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const respondent = new RespondentPage(await phone.newPage());
    await respondent.page.goto(link);
    await respondent.choice('5').check();
    await respondent.next.click();
    await respondent.choice('At home').check();
    await respondent.send.click();
    await respondent.expectThanks();
    await phone.close();

    await page.reload();
    await detail.openTab('Responses');
    await expect(detail.panel).toContainText('results appear from 5 responses on: 4 more are needed');
    await detail.openTab('Analytics');
    await expect(detail.panel).toContainText('Analytics coming soon');

    const survey = await company.api.getSurvey(id);
    for (const rating of ['1', '2', '3', '4']) await submitResponse(survey, { 0: rating, 1: 'At the office' });
    await page.reload();
    await detail.close();
    await shell.expectToast('Survey closed successfully!');
    await detail.expectStatus('Closed');

    await detail.openTab('Responses');
    await expect(detail.panel.getByRole('article')).toHaveCount(5);
    await expect(detail.panel).not.toContainText('Ada');
    await detail.openTab('Questions');
    await expect(detail.panel).toContainText('How was your month?');
    await expect(detail.panel).toContainText('3.0 of 5');
    await detail.openTab('Analytics');
    await expect(detail.panel.getByRole('button', { name: 'Score: 50. How is this computed?' })).toBeVisible();
    await detail.openTab('Overview');
    await expect(detail.panel).toContainText('5');

    await page.goto('/dashboard');
    const recent = page.getByRole('link', { name: /June pulse/ });
    await expect(recent).toContainText('5 responses');
    await expect(recent).toContainText('Closed');
    await expect(page.getByRole('term').filter({ hasText: 'Survey Responses' }).locator('xpath=..')).toContainText('5');
  });
});
