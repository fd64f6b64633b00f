import { readFile } from 'node:fs/promises';
import { expect, memberTest } from '../fixtures.ts';
import { CompanyPage } from '../pages/company.page.ts';

memberTest.describe('the audit log', () => {
  memberTest('tells what was changed from what to what, and is filtered and exported', async ({ page, company }) => {
    await company.api.saveCompanySettings({ name: 'After Works', surveyFrequency: 'weekly' });
    await company.api.saveCoreValues([{ value: 'Candour' }]);
    const survey = await company.api.createSurvey({ title: 'June pulse' });
    const screen = new CompanyPage(page);
    await screen.open('audit-log');
    await expect(screen.auditRow('Created a survey')).toContainText(survey.title);
    const settings = screen.auditRow('Changed the company settings');
    await expect(settings).toContainText('Ada Byron');
    await settings.getByRole('button', { name: /^Details/ }).click();
    const details = screen.auditLog.getByRole('definition').filter({ hasText: 'After Works' });
    await expect(details).toContainText('Journey Works');

    await page.getByRole('combobox', { name: 'Act' }).selectOption('Changed the core values');
    await expect(page).toHaveURL(/action=company\.core-values-changed/);
    await expect(screen.auditLog.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(screen.auditLog.getByRole('row')).toHaveCount(2);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('Candour');
    expect(text).not.toContain('Changed the company settings');

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('searchbox', { name: 'Search the log...' }).fill('nothing is called like this');
    await expect(page.getByText('No entries found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the log...' }).fill('');
    await page.getByLabel('From', { exact: true }).fill('2020-01-02');
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('This day is before the first one')).toBeVisible();
  });
});
