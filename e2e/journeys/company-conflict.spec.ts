import { expect, memberTest } from '../fixtures.ts';
import { CompanyPage } from '../pages/company.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest('of two administrators at once, the later one says whose change stays', async ({ page, company }) => {
  const other = await company.api.addMember('admin', { firstName: 'Grace', lastName: 'Hopper' });
  const screen = new CompanyPage(page);
  const shell = new ShellPage(page);

  await memberTest.step('mine on top of theirs', async () => {
    await screen.open('settings');
    const form = screen.form('Settings');
    const name = form.getByRole('textbox', { name: 'Company Name' });
    await name.fill('My name');
    await other.saveCompanySettings({ name: 'Their name', domain: 'theirs.example' });
    await form.getByRole('button', { name: 'Save settings' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Changed in the meantime' });
    await expect(notice).toContainText('Grace Hopper');
    await expect(notice).toContainText('Their name');
    await expect(notice).toContainText('theirs.example');
    await expect(name).toHaveValue('My name');
    await notice.getByRole('button', { name: 'Save mine anyway' }).click();
    await shell.expectToast('Settings saved');
    expect(await company.api.getCompanySettings()).toMatchObject({ name: 'My name', domain: 'theirs.example' });
  });

  await memberTest.step('a look at theirs loses nothing of mine', async () => {
    await screen.tab('Core Values').click();
    await screen.addCoreValue('Mine');
    await other.saveCoreValues([{ value: 'Theirs' }]);
    await screen.saveCoreValues();
    await page.getByRole('button', { name: 'Load their version' }).click();
    await expect(screen.coreValue(1).value).toHaveValue('Theirs');
    await page.getByRole('button', { name: 'Bring my changes back' }).click();
    await expect(screen.coreValue(1).value).toHaveValue('Mine');
    await screen.saveCoreValues();
    await page.getByRole('button', { name: 'Save mine anyway' }).click();
    await shell.expectToast('Core values updated successfully!');
    expect((await company.api.getCompany()).coreValues).toMatchObject([{ value: 'Mine' }]);
  });
});
