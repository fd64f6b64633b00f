import type { Api } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { dialog } from '../pages/dialog.ts';
import { RespondentPage } from '../pages/respondent.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SurveyBuilderPage } from '../pages/survey-builder.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';

/** People of one department who have joined already. */
async function addDepartment(api: Api, name: string, people: number): Promise<void> {
  const department = await api.addDepartment(name);
  const names = Array.from({ length: people }, (_none, index) => ({ firstName: name, lastName: `Person ${index}` }));
  await Promise.all(names.map((one) => api.addPerson({ ...one, departmentId: department.id })));
}

memberTest(
  'a survey for invited people says what results will show, invites by personal links, and reopens',
  async ({ page, company, context }) => {
    await addDepartment(company.api, 'Sales', 8);
    await addDepartment(company.api, 'Legal', 2);
    await addDepartment(company.api, 'Finance', 5);
    const builder = new SurveyBuilderPage(page);
    await builder.openNew();
    await builder.title.fill('June pulse');
    await builder.chooseAccess('Invited people only');
    const departments = builder.forecast('By department');
    await expect(departments.getByRole('listitem').filter({ hasText: 'Sales' })).toContainText('8 people · told apart');
    // Too few, so that the next-smallest one is hidden with them.
    for (const name of [/^Legal/, /^Finance/]) {
      await expect(departments.getByRole('listitem').filter({ hasText: name })).toContainText('hidden');
    }
    await expect(builder.multipleResponses).toBeDisabled();
    await builder.addRating('How was your week?');
    await builder.saveDraft();
    const survey = new SurveyDetailPage(page);
    const id = await survey.id();
    await survey.button('Launch').click();
    const launching = dialog(page, 'Launch this survey?');
    await expect(launching).toContainText('gets a personal link');
    await expect(launching.getByRole('list', { name: 'By department' })).toContainText('Sales');
    await launching.getByRole('button', { name: 'Launch' }).click();
    await new ShellPage(page).expectToast('Survey launched successfully!');
    await survey.button('Share').click();
    await expect(page.getByRole('dialog', { name: 'Personal links' })).toContainText('16 people were invited');
    await page.keyboard.press('Escape');

    await page.goto('/dashboard');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /June pulse.*Answer/ }).click();
    const respondent = new RespondentPage(await opened);
    await respondent.choice('4').check();
    await respondent.send.click();
    await respondent.expectThanks();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Surveys for you' })).toHaveCount(0);

    await company.api.closeSurvey(id);
    await survey.open(id);
    await survey.button('Reopen').click();
    await dialog(page, 'Reopen this survey?').getByRole('button', { name: 'Reopen' }).click();
    await survey.expectStatus('Active');
  },
);
