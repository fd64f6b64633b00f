import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { baseUrl } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

const GRACE = { firstName: 'Grace', lastName: 'Hopper' };

memberTest('a person is changed, and a department made on the way', async ({ page, company }) => {
  const grace = await company.api.addPerson(GRACE);
  const list = new PeoplePage(page);
  await list.open();
  const drawer = await list.openPerson('Grace Hopper');
  await drawer.getByLabel('Job title').fill('Admiral');
  await drawer.getByLabel('Department').selectOption('New department…');
  await drawer.getByLabel('New department').fill('Navy');
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Department')).toContainText('Navy');
  await drawer.getByLabel('Manager').click();
  await drawer.getByLabel('Manager').fill('Ada');
  await page.getByRole('option', { name: 'Ada Byron' }).click();
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await new ShellPage(page).expectToast('Grace Hopper is saved');
  expect(await company.api.getPerson(grace.id)).toMatchObject({
    jobTitle: 'Admiral',
    department: { name: 'Navy' },
    manager: { name: 'Ada Byron' },
  });
});

memberTest('what was typed survives a reload and is asked about on leaving', async ({ page, company }) => {
  const grace = await company.api.addPerson(GRACE);
  const list = new PeoplePage(page);
  await list.open();
  const drawer = await list.openPerson('Grace Hopper');
  await drawer.getByLabel('Job title').fill('Admiral');
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(drawer.getByLabel('Job title')).toHaveValue('Admiral');
  await page.keyboard.press('Escape');
  await list.dialog('Leave without saving?').getByRole('button', { name: 'Discard changes' }).click();
  await expect(drawer).toBeHidden();
  expect((await company.api.getPerson(grace.id)).jobTitle).toBe('');
});

memberTest('a save that meets another one says what changed and keeps what was typed', async ({ page, company }) => {
  const other = await company.api.addMember('admin', { firstName: 'Mary', lastName: 'Shaw' });
  const grace = await company.api.addPerson(GRACE);
  const list = new PeoplePage(page);
  await list.open();
  const drawer = await list.openPerson('Grace Hopper');
  await drawer.getByLabel('Job title').fill('Admiral');
  await other.updatePerson(grace, { jobTitle: 'Captain', location: 'New York' });
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = drawer.getByRole('note').filter({ hasText: 'Somebody else has saved this person meanwhile' });
  await expect(notice).toContainText('Captain');
  await expect(notice).toContainText('Mary Shaw');
  await expect(drawer.getByLabel('Job title')).toHaveValue('Admiral');
  await expect(drawer.getByLabel('Job title')).toBeFocused();
  await expect(drawer.getByLabel('Location')).toHaveValue('New York');
  await expect(drawer.getByLabel('Location')).not.toHaveAttribute('aria-invalid', 'true');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await new ShellPage(page).expectToast('Grace Hopper is saved');
  expect(await company.api.getPerson(grace.id)).toMatchObject({ jobTitle: 'Admiral', location: 'New York' });
});

memberTest('a role is given after reading what it may do; nobody changes the own one', async ({ page, company }) => {
  const grace = await company.api.addPerson(GRACE);
  const list = new PeoplePage(page);
  await list.open();
  const drawer = await list.openPerson('Grace Hopper');
  await drawer.getByRole('button', { name: 'Change role' }).click();
  const dialog = list.dialog('Role of Grace Hopper');
  await dialog.getByRole('radio', { name: 'Manager' }).check();
  await expect(dialog).toContainText('May make surveys for their own team');
  await dialog.getByRole('button', { name: 'Make manager' }).click();
  await new ShellPage(page).expectToast('Grace Hopper is manager now');
  expect((await company.api.getPerson(grace.id)).role).toBe('manager');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  const own = await list.openPerson('Ada Byron');
  await expect(own.getByText(PEOPLE_MESSAGES.ownRole)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Change role' })).toHaveCount(0);
  await own.getByLabel('Last day').fill('2030-01-31');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByRole('alert').filter({ hasText: PEOPLE_MESSAGES.lastAdmin })).toBeVisible();
});

memberTest('whoever is deactivated is signed out, and the reports go to whom one chose', async ({ page, company }) => {
  const lead = await company.api.addMember('manager', { firstName: 'Mary', lastName: 'Shaw' });
  const { id } = await lead.getMe();
  const grace = await company.api.addPerson({ ...GRACE, managerId: id });
  const list = new PeoplePage(page);
  await list.open();
  const drawer = await list.openPerson('Mary Shaw');
  await drawer.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = list.dialog('Deactivate Mary Shaw?');
  await dialog.getByLabel('Who leads the 1 person').click();
  await dialog.getByLabel('Who leads the 1 person').fill('Ada');
  await page.getByRole('option', { name: 'Ada Byron' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await new ShellPage(page).expectToast('Mary Shaw is deactivated');
  await expect(lead.getMe()).rejects.toThrow('401');
  expect((await company.api.getPerson(grace.id)).manager?.name).toBe('Ada Byron');
  await drawer.getByRole('button', { name: 'Reactivate' }).click();
  await new ShellPage(page).expectToast('Mary Shaw has access again');
});

memberTest('leave is set and taken back', async ({ page, company }) => {
  const grace = await company.api.addPerson(GRACE);
  const list = new PeoplePage(page);
  await list.open();
  const drawer = await list.openPerson('Grace Hopper');
  await drawer.getByLabel('On leave from').fill('2026-02-01');
  await drawer.getByLabel('On leave to').fill('2026-01-01');
  await drawer.getByRole('button', { name: 'Save leave' }).click();
  await expect(drawer.getByText(PEOPLE_MESSAGES.leaveOrder)).toBeVisible();
  await drawer.getByLabel('On leave to').fill('');
  await drawer.getByRole('button', { name: 'Save leave' }).click();
  await new ShellPage(page).expectToast('The leave is saved');
  expect((await company.api.getPerson(grace.id)).onLeaveFrom).toBe('2026-02-01');
  await drawer.getByRole('button', { name: 'No leave' }).click();
  await expect.poll(async () => (await company.api.getPerson(grace.id)).onLeaveFrom).toBeNull();
});

memberTest('erasing takes the address typed, and the person is gone', async ({ page, company }) => {
  const grace = await company.api.addPerson(GRACE);
  const list = new PeoplePage(page);
  await list.open();
  const drawer = await list.openPerson('Grace Hopper');
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Export personal data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  await drawer.getByRole('button', { name: 'Erase' }).click();
  const dialog = list.dialog('Erase Grace Hopper?');
  await expect(dialog).toContainText('can’t be undone');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText(PEOPLE_MESSAGES.erasureEmail)).toBeVisible();
  await dialog.getByLabel(/to confirm/).fill(grace.email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await new ShellPage(page).expectToast('The personal data of Grace Hopper is erased');
  await expect(list.people).toHaveCount(1);
});

memberTest('departments are added, renamed and deleted, and their people move', async ({ page, company }) => {
  const sales = await company.api.addDepartment('Sales');
  const grace = await company.api.addPerson({ ...GRACE, departmentId: sales.id });
  const list = new PeoplePage(page);
  await list.open();
  await page.getByRole('button', { name: 'Departments' }).click();
  const dialog = list.dialog('Departments');
  await dialog.getByLabel('New department').fill('Marketing');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Rename Marketing' }).click();
  await dialog.getByLabel('New name of Marketing').fill('Growth');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete Sales' }).click();
  const asked = list.dialog('Delete Sales?');
  await asked.getByLabel('Move its people to').selectOption('Growth');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await new ShellPage(page).expectToast('Sales is deleted');
  expect((await company.api.getPerson(grace.id)).department?.name).toBe('Growth');
});

memberTest('everybody downloads what is kept about oneself', async ({ page }) => {
  await page.goto(`${baseUrl()}/profile`);
  await expect(new ShellPage(page).heading('Your profile')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});
