import { expect, memberTest } from '../fixtures.ts';
import { dialog } from '../pages/dialog.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SurveyBuilderPage } from '../pages/survey-builder.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';
import { SurveysPage } from '../pages/surveys.page.ts';

memberTest(
  'a survey is made from the empty list to a saved draft, over a reload, and leaving asks',
  async ({ page, company }) => {
    await new SurveysPage(page).open();
    await expect(page.getByText('No surveys found')).toBeVisible();
    await page.getByRole('link', { name: 'Create Your First Survey' }).click();

    const builder = new SurveyBuilderPage(page);
    await builder.chooseType('Monthly Pulse');
    await builder.title.fill('June pulse');
    await builder.description.fill('Two minutes, once a month.');
    await builder.addRating('How was your month?');
    await new ShellPage(page).expectToast('Question completed!');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(builder.title).toHaveValue('June pulse');
    await expect(builder.card(1)).toContainText('How was your month?');
    await builder.addChoice('Where do you work best?', ['At home', 'At the office', 'On the road']);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Keep editing' }).click();
    await builder.saveDraft();

    await new ShellPage(page).expectToast('Survey created successfully!');
    const survey = await company.api.getSurvey(await new SurveyDetailPage(page).id());
    expect(survey).toMatchObject({
      title: 'June pulse',
      description: 'Two minutes, once a month.',
      type: 'monthly_pulse',
      status: 'draft',
      targetAudience: 'all_employees',
      settings: { anonymous: true, allowMultipleResponses: false },
    });
    expect(survey.questions).toMatchObject([
      { text: 'How was your month?', type: 'rating', required: true, category: 'engagement' },
      { type: 'multiple_choice', options: ['At home', 'At the office', 'On the road'] },
    ]);
    await builder.openNew();
    await expect(builder.title).toHaveValue('');
  },
);

memberTest('a survey can be made with the keyboard alone', async ({ page, company }) => {
  const { keyboard } = page;
  const builder = new SurveyBuilderPage(page);
  await builder.openNew();
  await builder.title.focus();
  await keyboard.type('By keyboard');
  await tabTo(page, 'Add Question');
  await keyboard.press('Enter');
  await expect(builder.questionText).toBeFocused();
  await keyboard.type('Can you reach everything?');
  await tabTo(page, 'Done');
  await keyboard.press('Enter');
  await tabTo(page, 'Add Question');
  await keyboard.press('Enter');
  await expect(builder.questionText).toBeFocused();
  await keyboard.type('And put it in order?');
  await tabTo(page, 'Done');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reorder question 2' }).focus();
  await keyboard.press('Space');
  await expect(page.getByText('Now over the place of question 2.')).toBeAttached();
  // In the instant after picking up a key is not heard yet; people are slower than that.
  await expect(async () => {
    await keyboard.press('ArrowUp');
    await expect(page.getByText('Now over the place of question 1.')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await keyboard.press('Space');
  await expect(builder.card(1)).toContainText('And put it in order?');
  await tabTo(page, 'Save Draft');
  await keyboard.press('Enter');
  const id = await new SurveyDetailPage(page).id();
  const { questions } = await company.api.getSurvey(id);
  expect(questions.map(({ text }) => text)).toEqual(['And put it in order?', 'Can you reach everything?']);
});

/** As somebody without a mouse does it: on and on until the wanted button has the focus. */
async function tabTo(page: ShellPage['page'], name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await button.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The button "${name}" was not reached with the Tab key`);
}
