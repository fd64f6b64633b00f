import { submitResponse } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { RespondentPage } from '../pages/respondent.page.ts';

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

  await page.goto(`/surveys/${survey._id}?tab=responses`);
  await expect(page.getByRole('heading', { name: `Title ${SCRIPT}` })).toBeVisible();
  await expect(page.getByText(`Answer ${SCRIPT}`)).toBeVisible();
  const detail = `/surveys/${survey._id}`;
  for (const address of [detail, `${detail}?tab=questions`, `/analytics/survey/${survey._id}`]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(SCRIPT).first()).toBeVisible();
    await expect(page).not.toHaveTitle('broken in');
  }
  await page.goto('/surveys');
  await expect(page.getByRole('article', { name: `Title ${SCRIPT}` })).toBeVisible();
  await expect(page).not.toHaveTitle('broken in');
});
