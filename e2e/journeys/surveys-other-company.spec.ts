import { registerCompany } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { SurveysPage } from '../pages/surveys.page.ts';

memberTest('a survey of another company does not exist', async ({ page }) => {
  const other = await registerCompany({ companyName: 'Somebody else' });
  const survey = await other.api.launchSurvey({ title: 'Not yours' });
  for (const address of [`/surveys/${survey._id}`, `/surveys/${survey._id}/edit`, '/surveys/no-such-id']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Survey Not Found' })).toBeVisible();
    await expect(page.getByText("The survey you're looking for doesn't exist or has been deleted.")).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Surveys' }).click();
  await expect(page).toHaveURL(/\/surveys$/);
  await expect(new SurveysPage(page).card('Not yours')).toBeHidden();
});
