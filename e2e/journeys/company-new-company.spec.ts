import { newAccount } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { CompanyPage, textFile } from '../pages/company.page.ts';
import { RegisterPage } from '../pages/register.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SurveyBuilderPage } from '../pages/survey-builder.page.ts';

const PEOPLE = 50;
const HANDBOOK = `1. Working hours

We work from nine to five, and nobody is expected to answer outside of these hours.

2. Remote work

Everybody may work from home on three days a week.

3. Parental leave

Parents get sixteen weeks of paid leave.
`;

/** A list as an HR system writes it; the first person leads the others. */
function peopleList(domain: string): string {
  const lines = Array.from({ length: PEOPLE }, (_, index) => {
    const manager = index === 0 ? '' : `person0@${domain}`;
    return `person${index}@${domain},First${index},Last${index},Engineering,${manager}`;
  });
  return ['Email,First name,Last name,Department,Manager email', ...lines].join('\n');
}

test.describe('a new company', () => {
  // Many screens in a row: it may take as long as all of them together.
  test.setTimeout(120_000);

  test('registers, brings its people, its values and its handbook, and gets a survey about both', async ({ page }) => {
    const account = newAccount();
    const shell = new ShellPage(page);
    const company = new CompanyPage(page);
    await test.step('register', async () => {
      const register = new RegisterPage(page);
      await register.open();
      await register.fill(account, { companyName: 'Fresh Start' });
      await register.submit();
      await expect(shell.heading('Dashboard')).toBeVisible();
    });

    await test.step('50 people from a list', async () => {
      await company.panel('First steps').getByRole('link', { name: 'Add your people' }).click();
      await expect(shell.heading('Company')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Import', exact: true }).first().click();
      const list = peopleList(`${account.email.split('@')[0] ?? ''}.example`);
      await page.getByLabel('CSV file').setInputFiles({ ...textFile('people.csv', list), mimeType: 'text/csv' });
      await page.getByRole('button', { name: 'Check the list' }).click();
      await page.getByRole('button', { name: `Import ${PEOPLE} people` }).click();
      await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
    });

    await test.step('core values', async () => {
      await company.open('core-values');
      await company.addCoreValue('Candour', 'We say what we see, kindly');
      await company.addCoreValue('Stewardship', 'We leave things better than we found them');
      await company.saveCoreValues();
      await shell.expectToast('Core values updated successfully!');
    });

    await test.step('handbook', async () => {
      await company.tab('Handbook').click();
      await company.chooseHandbook(textFile('handbook.txt', HANDBOOK));
      await shell.expectToast('Handbook uploaded successfully!');
    });

    await test.step('a survey that asks about both', async () => {
      await page.goto('/dashboard');
      await expect(company.panel('First steps')).toContainText('3 of 5 done');
      await company.panel('First steps').getByRole('link', { name: 'Create your first survey' }).click();
      await expect(shell.heading('Create Survey')).toBeVisible();
      const builder = new SurveyBuilderPage(page);
      await builder.chooseType('Monthly Pulse');
      await builder.generate();
      await shell.expectToast('AI survey generated successfully!');
      await expect(builder.cards.filter({ hasText: /"(Candour|Stewardship)"/ }).first()).toBeVisible();
      await expect(
        builder.cards.filter({ hasText: /"(Working hours|Remote work|Parental leave)"/i }).first(),
      ).toBeVisible();
    });
  });
});
