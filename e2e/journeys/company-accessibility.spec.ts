import { LONG_WORD, sweep } from '../accessibility-sweep.ts';
import { expect, memberTest } from '../fixtures.ts';
import { CompanyPage, textFile } from '../pages/company.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest('the company’s tabs are accessible', async ({ page, company }) => {
  const screen = new CompanyPage(page);
  await company.api.saveCoreValues([
    { value: 'Care', description: 'For each other', importance: 9 },
    { value: LONG_WORD },
  ]);
  await company.api.createSurvey({ title: LONG_WORD });
  await screen.open();
  // Those that there are: a new one is looked at without being named here.
  const tabs = await page.getByRole('tab').allTextContents();
  expect(tabs.length).toBeGreaterThanOrEqual(8);

  await sweep(page, 'company', {
    company: [{ state: 'as it is', open: () => screen.open(), alsoOnPhone: true }],
    companyTab: [
      ...tabs.map((name) => ({
        state: name,
        async open() {
          await screen.open();
          await page.getByRole('tab', { name, exact: true }).click();
          await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
        },
      })),
      {
        state: 'Settings, refused',
        async open() {
          await screen.open('settings');
          await screen.form('Settings').getByRole('textbox', { name: 'Company Name' }).fill('');
          await page.getByRole('button', { name: 'Save settings' }).click();
          await expect(page.getByText('Company name is required')).toBeVisible();
        },
      },
      {
        state: 'Handbook, searched',
        async open() {
          await page.getByRole('button', { name: 'Discard changes' }).click();
          await screen.tab('Handbook').click();
          await screen.chooseHandbook(textFile('handbook.txt', '1. Leave\n\nThirty days a year.\n'));
          await new ShellPage(page).expectToast('Handbook uploaded successfully!');
          await screen.handbookSearch.fill('days');
          await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
        },
      },
      {
        state: 'Audit Log, with opened details',
        async open() {
          await screen.open('audit-log');
          await screen
            .auditRow('Changed the core values')
            .getByRole('button', { name: /^Details/ })
            .click();
          await expect(screen.auditLog.getByRole('definition').first()).toBeVisible();
        },
      },
    ],
  });
});
