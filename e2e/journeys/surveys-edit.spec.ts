import { submitResponse } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { dialog } from '../pages/dialog.ts';
import { RespondentPage } from '../pages/respondent.page.ts';
import { SurveyBuilderPage } from '../pages/survey-builder.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';

memberTest(
  'a running survey corrects wording, and can’t take away what was answered; a closed one is copied',
  async ({ page, company }) => {
    const survey = await company.api.launchSurvey({
      questions: [
        { text: 'How was you week?', type: 'rating' },
        { text: 'Where?', type: 'multiple_choice', options: ['Home', 'Office'] },
      ],
    });
    await submitResponse(survey, { 0: '4', 1: 'Home' });
    const builder = new SurveyBuilderPage(page);
    await builder.openEdit(survey._id);
    await expect(page.getByText('This survey is running')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete question 1' })).toBeHidden();
    await builder.card(1).getByRole('button', { name: 'Edit question' }).click();
    await expect(builder.questionType).toBeDisabled();
    await builder.questionText.fill('How was your week?');
    await builder.done.click();
    await builder.card(2).getByRole('button', { name: 'Edit question' }).click();
    await expect(builder.option(1)).toBeDisabled();
    await page.getByRole('button', { name: 'Add option' }).click();
    await builder.option(3).fill('On the road');
    await builder.done.click();
    await builder.save();
    expect(await new SurveyDetailPage(page).id()).toBe(survey._id);

    const saved = await company.api.getSurvey(survey._id);
    expect(saved.questions.map(({ _id }) => _id)).toEqual(survey.questions.map(({ _id }) => _id));
    expect(saved.questions[1]?.options).toEqual(['Home', 'Office', 'On the road']);
    const respondent = new RespondentPage(page);
    await respondent.open(survey._id);
    await expect(respondent.question('How was your week?')).toBeVisible();

    await company.api.closeSurvey(survey._id);
    await builder.openEdit(survey._id);
    await expect(page.getByText('This survey can no longer be edited')).toBeVisible();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page).not.toHaveURL(new RegExp(survey._id));
    await expect(page).toHaveURL(/\/surveys\/[0-9a-f-]{36}\/edit$/);
    await expect(builder.cards).toHaveCount(2);
  },
);

memberTest('somebody else’s change in between is not overwritten', async ({ page, company }) => {
  const survey = await company.api.createSurvey({ title: 'Ours' });
  const builder = new SurveyBuilderPage(page);
  await builder.openEdit(survey._id);
  await builder.description.fill('My words');
  await company.api.updateSurvey(survey, { title: 'Theirs' });
  await builder.saveDraft();
  const conflict = dialog(page, 'Changed by someone else');
  await conflict.getByRole('button', { name: 'Put my changes on top' }).click();
  await expect(builder.title).toHaveValue('Theirs');
  await expect(builder.description).toHaveValue('My words');
  await builder.saveDraft();
  await new SurveyDetailPage(page).id();
  expect(await company.api.getSurvey(survey._id)).toMatchObject({ title: 'Theirs', description: 'My words' });
});
