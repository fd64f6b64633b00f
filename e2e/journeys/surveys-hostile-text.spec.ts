import { submitResponse } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';

const SCRIPT =
  '<img src=x onerror="document.title = \'broken in\'"></script><script>document.title="broken in"</script>';

memberTest('markup in any text of a survey is shown as the text that it is', async ({ page, company }) => {
  const survey = await company.api.launchSurvey({
    title: `Title ${SCRIPT}`,
    description: `Description ${SCRIPT}`,
    settings: { anonymous: false },
    questions: [
      { text: `Question ${SCRIPT}`, type: 'multiple_choice', options: [`Option ${SCRIPT}`, 'Another'] },
      { text: 'In your words', type: 'text' },
    ],
  });
  await submitResponse(survey, { 0: `Option ${SCRIPT}`, 1: `Answer ${SCRIPT}` });

  const respondent = new RespondentPage(page);
  await respondent.open(survey._id);
  await expect(respondent.heading(`Title ${SCRIPT}`)).toBeVisible();
  await expect(page.getByText(`Description ${SCRIPT}`)).toBeVisible();
  await respondent.choice(`Option ${SCRIPT}`).check();
  await expect(page).not.toHaveTitle('broken in');

  const detail = new SurveyDetailPage(page);
  const expectText = async (text: string) => {
    await expect(page.getByRole('main').getByText(`${text} ${SCRIPT}`).first()).toBeVisible();
    await expect(page).not.toHaveTitle('broken in');
  };
  await detail.open(survey._id);
  await expect(page.getByRole('heading', { name: `Title ${SCRIPT}` })).toBeVisible();
  await expectText('Description');
  await detail.openTab('Questions');
  await expectText('Question');
  await expectText('Option');
  await detail.openTab('Responses');
  await expectText('Answer');
  await page.goto(`/analytics/survey/${survey._id}`);
  await expectText('Title');
  await new ShellPage(page).navigationLink('Surveys').click();
  await expect(page.getByRole('article', { name: `Title ${SCRIPT}` })).toBeVisible();
  await expect(page).not.toHaveTitle('broken in');
});
