import { expect, memberTest } from '../fixtures.ts';
import { dialog } from '../pages/dialog.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SurveyBuilderPage } from '../pages/survey-builder.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';

memberTest(
  'a draft by AI asks before it replaces questions, can be undone, and is edited and saved like one’s own',
  async ({ page, company }) => {
    const builder = new SurveyBuilderPage(page);
    const generate = async () => {
      await builder.generate();
      await dialog(page, 'Replace your questions?').getByRole('button', { name: 'Replace' }).click();
      await new ShellPage(page).expectToast('AI survey generated successfully!');
      await expect(builder.card(1)).not.toContainText('My own question');
    };
    await builder.openNew();
    await builder.chooseType('60 Day Check-in');
    await builder.addRating('My own question');
    await generate();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(builder.card(1)).toContainText('My own question');
    await expect(builder.cards).toHaveCount(1);

    await generate();
    await expect(builder.aiPanel).toContainText(/Drafted by/);
    await expect(builder.title).not.toHaveValue('');
    const drafted = await builder.cards.count();
    expect(drafted).toBeGreaterThanOrEqual(3);
    await expect(builder.cards.getByText('Completed', { exact: true })).toHaveCount(drafted);
    await expect(builder.addQuestion).toBeEnabled();

    await builder.card(1).getByRole('button', { name: 'Edit question' }).click();
    await builder.questionText.fill('How did your first weeks go?');
    await builder.done.click();
    await builder.saveDraft();
    const survey = await company.api.getSurvey(await new SurveyDetailPage(page).id());
    expect(survey.type).toBe('onboarding_60day');
    expect(survey.questions).toHaveLength(drafted);
    expect(survey.questions[0]?.text).toBe('How did your first weeks go?');
    expect(survey.questions.at(-1)?.aiGenerated).toBe(true);
  },
);
