import { expectAccessible } from '../accessible.ts';
import { expect, memberTest } from '../fixtures.ts';
import { CompanyPage, textFile } from '../pages/company.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { expectNoSidewaysScroll } from '../sideways-scroll.ts';

const TABS = [
  'overview',
  'core-values',
  'handbook',
  'ai-insights',
  'review-settings',
  'settings',
  'people',
  'audit-log',
];
const LONG = 'Averyveryverylongwordthathasnoplacetobreakanywhere';

for (const colorScheme of ['light', 'dark'] as const) {
  memberTest.describe(`the company’s tabs are accessible, ${colorScheme}`, () => {
    memberTest.use({ colorScheme });
    for (const tab of TABS) {
      memberTest(tab, async ({ page, company }) => {
        await company.api.saveCoreValues([{ value: 'Care', description: 'For each other', importance: 9 }]);
        await new CompanyPage(page).open(tab);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
      });
    }

    memberTest('a refused form and a read handbook', async ({ page }) => {
      const screen = new CompanyPage(page);
      await screen.open('settings');
      await screen.form('Settings').getByRole('textbox', { name: 'Company Name' }).fill('');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Company name is required')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await screen.tab('Handbook').click();
      await screen.chooseHandbook(textFile('handbook.txt', '1. Leave\n\nThirty days a year.\n'));
      await new ShellPage(page).expectToast('Handbook uploaded successfully!');
      await screen.handbookSearch.fill('days');
      await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

memberTest.describe('at 320 px', () => {
  memberTest.use({ viewport: { width: 320, height: 640 } });
  for (const tab of TABS) {
    memberTest(`${tab} needs no sideways scroll, and its tab is in sight`, async ({ page, company }) => {
      await company.api.saveCoreValues([{ value: LONG, description: LONG }]);
      await company.api.createSurvey({ title: LONG });
      await new CompanyPage(page).open(tab);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
    });
  }
});
