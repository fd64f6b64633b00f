import type { Page } from '@playwright/test';
import { LONG_WORD, sweep } from '../accessibility-sweep.ts';
import { type Api, submitResponse } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { dialog } from '../pages/dialog.ts';
import { SurveyBuilderPage } from '../pages/survey-builder.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';
import { SurveysPage } from '../pages/surveys.page.ts';

const UNKNOWN = '0d8b1f0e-58a4-4bb1-9a38-2f9c6a7a4d11';

memberTest('surveys are accessible, from the empty list to what was answered', async ({ page, company: { api } }) => {
  const list = new SurveysPage(page);
  const builder = new SurveyBuilderPage(page);
  const detail = new SurveyDetailPage(page);
  const title = `June pulse ${LONG_WORD}`;
  const draft = await api.createSurvey({ title });
  const answered = await answeredSurvey(api, title);
  const openDraft = async (button: string, opened: string | RegExp) => {
    await detail.open(draft._id);
    await detail.button(button).click();
    await expect(dialog(page, opened)).toBeVisible();
  };
  const openTab = (tab: 'Overview' | 'Questions' | 'Responses' | 'Analytics') => ({
    state: tab,
    alsoOnPhone: true,
    async open() {
      await detail.open(answered);
      await detail.openTab(tab);
    },
  });

  await sweep(page, 'surveys', {
    surveys: [
      {
        state: 'none that fits',
        async open() {
          await list.open();
          await list.search.fill('nothing is called like this');
          await expect(page.getByText('No surveys found')).toBeVisible();
        },
      },
      {
        state: 'a draft and a running one',
        async open() {
          await list.open();
          await list.search.fill('');
          await expect(page.getByRole('article')).toHaveCount(2);
        },
        alsoOnPhone: true,
      },
    ],
    surveyCreate: [
      {
        state: 'with an open, a refused and a done question',
        async open() {
          await builder.openNew();
          await builder.addRating('How was your week?');
          await builder.addQuestion.click();
          await builder.done.click();
          await expect(page.getByText('Question text is required')).toBeVisible();
        },
        alsoOnPhone: true,
      },
      {
        state: 'for invited people, with what results will show',
        async open() {
          await builder.chooseAccess('Invited people only');
          await expect(page.getByText('gets a personal link').first()).toBeVisible();
        },
      },
    ],
    survey: [
      {
        state: 'one that does not exist',
        async open() {
          await page.goto(`/surveys/${UNKNOWN}`);
          await expect(page.getByRole('heading', { name: 'Survey Not Found' })).toBeVisible();
        },
      },
      { state: 'being shared', open: () => openDraft('Share', 'Public link') },
      { state: 'being launched', open: () => openDraft('Launch', 'Launch this survey?') },
      { state: 'being deleted', open: () => openDraft('Delete', /^Delete/) },
      openTab('Overview'),
      openTab('Questions'),
      openTab('Responses'),
      openTab('Analytics'),
      {
        state: 'the choice of an export',
        async open() {
          await detail.open(answered);
          await page.getByRole('button', { name: 'Export', exact: true }).click();
          await expect(page.getByRole('menuitem', { name: /XLSX/ })).toBeVisible();
        },
        alsoOnPhone: true,
      },
      {
        state: 'an export that is being written',
        async open() {
          await holdExports(page);
          await detail.open(answered);
          await page.getByRole('button', { name: 'Export', exact: true }).click();
          await page.getByRole('menuitem', { name: /XLSX/ }).click();
          await expect(page.getByRole('progressbar', { name: 'Writing the XLSX' })).toBeVisible();
        },
        alsoOnPhone: true,
      },
    ],
    surveyEdit: [
      {
        state: 'a draft',
        async open() {
          await builder.openEdit(draft._id);
          await expect(builder.title).toHaveValue(title);
        },
      },
      {
        state: 'a running one',
        async open() {
          await builder.openEdit(answered);
          await expect(page.getByText('This survey is running')).toBeVisible();
          await builder.card(2).getByRole('button', { name: 'Edit question' }).click();
        },
      },
      {
        state: 'a closed one',
        async open() {
          await api.closeSurvey(answered);
          await builder.openEdit(answered);
          await expect(page.getByText('This survey can no longer be edited')).toBeVisible();
        },
      },
    ],
  });
});

async function answeredSurvey(api: Api, title: string): Promise<string> {
  const survey = await api.launchSurvey({
    title,
    questions: [
      { text: `How was your week? ${LONG_WORD}`, type: 'rating' },
      { text: 'Would you recommend us?', type: 'enps' },
      { text: 'Where do you work?', type: 'multiple_choice', options: ['Home', LONG_WORD] },
      { text: 'What should we change?', type: 'text', category: 'culture' },
    ],
  });
  for (let person = 0; person < 5; person += 1) {
    await submitResponse(survey, {
      0: '4',
      1: '9',
      2: 'Home',
      3: `Fewer meetings, says person ${person} ${LONG_WORD}`,
    });
  }
  return survey._id;
}

/** Exports stay where they are, so that they can be looked at however fast the server is. */
async function holdExports(page: Page): Promise<void> {
  await page.route('**/api/exports/*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    // Safe: the contract describes the answer of this call so.
    const body = (await answer.json()) as { export: object };
    return route.fulfill({ json: { export: { ...body.export, status: 'running', progress: 0.4 } } });
  });
}
