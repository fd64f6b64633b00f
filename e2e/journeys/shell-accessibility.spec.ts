import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { submitResponse, type TestCompany } from '../api.ts';
import { expect, memberTest, test } from '../fixtures.ts';
import { SurveyBuilderPage } from '../pages/survey-builder.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

const COLOUR_SCHEMES = ['light', 'dark'] as const;

const GUEST_SCREENS = [
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Create your account' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/reset-password#token=none', heading: 'Set a new password' },
  { path: '/nowhere', heading: 'Page not found' },
];

const EMPTY_SCREENS = [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/surveys', heading: 'Surveys' },
  { path: '/surveys/create', heading: 'Create Survey' },
  { path: '/surveys/0d8b1f0e-58a4-4bb1-9a38-2f9c6a7a4d11', heading: 'Survey Not Found' },
  { path: '/profile', heading: 'Your profile' },
  { path: '/notifications', heading: 'Notifications' },
  { path: '/company', heading: 'Company' },
];

for (const colorScheme of COLOUR_SCHEMES) {
  test.describe(`accessible before sign-in, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const { path, heading } of GUEST_SCREENS) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('the public page, its notices and its thanks', async ({ page, company }) => {
      const survey = await company.api.launchSurvey();
      await page.goto(`/survey/${survey._id}`);
      await page.getByRole('button', { name: 'Send answers' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Send answers' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/survey/unknown');
      await expectAccessible(page);
    });
  });

  memberTest.describe(`accessible in an empty company, ${colorScheme}`, () => {
    memberTest.use({ colorScheme });
    for (const { path, heading } of EMPTY_SCREENS) {
      memberTest(path, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await settled(page);
        await expectAccessible(page);
      });
    }
  });

  memberTest.describe(`accessible with surveys and answers, ${colorScheme}`, () => {
    memberTest.use({ colorScheme });

    memberTest('dashboard and list', async ({ page, company }) => {
      await surveyWithAnswers(company);
      for (const path of ['/dashboard', '/surveys']) {
        await page.goto(path);
        await expect(page.getByText('June pulse').first()).toBeVisible();
        await settled(page);
        await expectAccessible(page);
      }
    });

    for (const tab of ['overview', 'questions', 'responses', 'analytics']) {
      memberTest(`${tab} of a survey`, async ({ page, company }) => {
        const id = await surveyWithAnswers(company);
        await page.goto(`/surveys/${id}?tab=${tab}`);
        await expect(page.getByRole('heading', { name: 'June pulse' })).toBeVisible();
        await settled(page);
        await expectAccessible(page);
      });
    }

    memberTest('a dialog that asks, and the sharing of a survey', async ({ page, company }) => {
      const { _id } = await company.api.createSurvey();
      const detail = new SurveyDetailPage(page);
      await detail.open(_id);
      await detail.button('Share').click();
      await expect(page.getByRole('dialog', { name: 'Public link' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await detail.button('Delete').hover();
      await expectAccessible(page);
      await detail.button('Delete').click();
      await expect(detail.deleteDialog).toBeVisible();
      await expectAccessible(page);
    });

    memberTest('the builder with an open, a refused and a done question', async ({ page }) => {
      const builder = new SurveyBuilderPage(page);
      await builder.openNew();
      await builder.addRating('How was your week?');
      await builder.addQuestion.click();
      await builder.done.click();
      await expect(page.getByText('Question text is required')).toBeVisible();
      await expectAccessible(page);
    });

    memberTest('the slide-over menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/dashboard');
      const shell = new ShellPage(page);
      await shell.openMenu();
      await expect(shell.menu).toBeVisible();
      await expectAccessible(page);
    });
  });
}

async function surveyWithAnswers({ api }: TestCompany): Promise<string> {
  const survey = await api.launchSurvey({
    questions: [
      { text: 'How was your week?', type: 'rating' },
      { text: 'Would you recommend us?', type: 'enps' },
      { text: 'Where do you work?', type: 'multiple_choice', options: ['Home', 'Office'] },
      { text: 'What should we change?', type: 'text', category: 'culture' },
    ],
  });
  for (let person = 0; person < 5; person += 1) {
    await submitResponse(survey, { 0: '4', 1: '9', 2: 'Home', 3: `Fewer meetings, says person ${person}` });
  }
  return survey._id;
}

/** Everything that was being loaded is there. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
