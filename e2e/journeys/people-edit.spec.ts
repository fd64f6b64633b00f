import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest('a person is changed, over a reload and another save, and so are departments', async ({ page, company }) => {
  const other = await company.api.addMember('admin', { firstName: 'Mary', lastName: 'Shaw' });
  const grace = await company.api.addPerson({ firstName: 'Grace', lastName: 'Hopper' });
  const list = new PeoplePage(page);
  const shell = new ShellPage(page);
  await list.open();
  const drawer = await list.openPerson('Grace Hopper');
  const jobTitle = drawer.getByLabel('Job title');
  const save = drawer.getByRole('button', { name: 'Save', exact: true });

  await memberTest.step('a reload keeps what was typed, and a department is made on the way', async () => {
    await jobTitle.fill('Admiral');
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(jobTitle).toHaveValue('Admiral');
    await drawer.getByLabel('Department').selectOption('New department…');
    await drawer.getByLabel('New department').fill('Navy');
    await page.keyboard.press('Enter');
    await expect(drawer.getByLabel('Department')).toContainText('Navy');
    await drawer.getByLabel('Manager').click();
    await drawer.getByLabel('Manager').fill('Ada');
    await page.getByRole('option', { name: 'Ada Byron' }).click();
    await save.click();
    await shell.expectToast('Grace Hopper is saved');
    expect(await company.api.getPerson(grace.id)).toMatchObject({
      jobTitle: 'Admiral',
      department: { name: 'Navy' },
      manager: { name: 'Ada Byron' },
    });
  });

  await memberTest.step('a save that meets another one says what changed and keeps what was typed', async () => {
    await jobTitle.fill('Commodore');
    await other.updatePerson(await company.api.getPerson(grace.id), { jobTitle: 'Captain', location: 'New York' });
    await save.click();
    const notice = drawer.getByRole('note').filter({ hasText: 'Somebody else has saved this person meanwhile' });
    await expect(notice).toContainText('Captain');
    await expect(notice).toContainText('Mary Shaw');
    await expect(jobTitle).toHaveValue('Commodore');
    await expect(jobTitle).toBeFocused();
    await expect(drawer.getByLabel('Location')).toHaveValue('New York');
    await expect(drawer.getByLabel('Location')).not.toHaveAttribute('aria-invalid', 'true');
    await save.click();
    await shell.expectToast('Grace Hopper is saved');
    expect(await company.api.getPerson(grace.id)).toMatchObject({ jobTitle: 'Commodore', location: 'New York' });
  });

  await memberTest.step('leaving asks', async () => {
    await jobTitle.fill('Ensign');
    await page.keyboard.press('Escape');
    await list.dialog('Leave without saving?').getByRole('button', { name: 'Discard changes' }).click();
    await expect(drawer).toBeHidden();
    expect((await company.api.getPerson(grace.id)).jobTitle).toBe('Commodore');
  });

  await memberTest.step('departments are added, renamed and deleted, and their people move', async () => {
    await page.getByRole('button', { name: 'Departments' }).click();
    const dialog = list.dialog('Departments');
    await dialog.getByLabel('New department').fill('Marketing');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByRole('button', { name: 'Rename Marketing' }).click();
    await dialog.getByLabel('New name of Marketing').fill('Growth');
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete Navy' }).click();
    const asked = list.dialog('Delete Navy?');
    await asked.getByLabel('Move its people to').selectOption('Growth');
    await asked.getByRole('button', { name: 'Delete' }).click();
    await shell.expectToast('Navy is deleted');
    expect((await company.api.getPerson(grace.id)).department?.name).toBe('Growth');
  });
});
