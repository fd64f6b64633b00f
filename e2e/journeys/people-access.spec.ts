import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { baseUrl } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest('a role is given, access ends and begins again; nobody changes the own', async ({ page, company }) => {
  const lead = await company.api.addMember('employee', { firstName: 'Mary', lastName: 'Shaw' });
  const { id } = await lead.getMe();
  const grace = await company.api.addPerson({ firstName: 'Grace', lastName: 'Hopper', managerId: id });
  const list = new PeoplePage(page);
  const shell = new ShellPage(page);
  await list.open();
  const drawer = await list.openPerson('Mary Shaw');
  await drawer.getByRole('button', { name: 'Change role' }).click();
  const roles = list.dialog('Role of Mary Shaw');
  await roles.getByRole('radio', { name: 'Manager' }).check();
  await expect(roles).toContainText('May make surveys for their own team');
  await roles.getByRole('button', { name: 'Make manager' }).click();
  await shell.expectToast('Mary Shaw is manager now');
  expect((await company.api.getPerson(id)).role).toBe('manager');
  await expect(roles).toBeHidden();

  await drawer.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = list.dialog('Deactivate Mary Shaw?');
  await dialog.getByLabel('Who leads the 1 person').click();
  await dialog.getByLabel('Who leads the 1 person').fill('Ada');
  await page.getByRole('option', { name: 'Ada Byron' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await shell.expectToast('Mary Shaw is deactivated');
  await expect(lead.getMe()).rejects.toThrow('401');
  expect((await company.api.getPerson(grace.id)).manager?.name).toBe('Ada Byron');
  await drawer.getByRole('button', { name: 'Reactivate' }).click();
  await shell.expectToast('Mary Shaw has access again');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  const own = await list.openPerson('Ada Byron');
  await expect(own.getByText(PEOPLE_MESSAGES.ownRole)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Change role' })).toHaveCount(0);
  await own.getByLabel('Last day').fill('2030-01-31');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByRole('alert').filter({ hasText: PEOPLE_MESSAGES.lastAdmin })).toBeVisible();
});

memberTest(
  'personal data is handed out and, the address typed, erased; leave is set and taken back',
  async ({ page, company }) => {
    const grace = await company.api.addPerson({ firstName: 'Grace', lastName: 'Hopper' });
    const list = new PeoplePage(page);
    const shell = new ShellPage(page);
    await list.open();
    const drawer = await list.openPerson('Grace Hopper');
    await drawer.getByLabel('On leave from').fill('2026-02-01');
    await drawer.getByLabel('On leave to').fill('2026-01-01');
    await drawer.getByRole('button', { name: 'Save leave' }).click();
    await expect(drawer.getByText(PEOPLE_MESSAGES.leaveOrder)).toBeVisible();
    await drawer.getByLabel('On leave to').fill('');
    await drawer.getByRole('button', { name: 'Save leave' }).click();
    await shell.expectToast('The leave is saved');
    expect((await company.api.getPerson(grace.id)).onLeaveFrom).toBe('2026-02-01');
    await drawer.getByRole('button', { name: 'No leave' }).click();
    await expect.poll(async () => (await company.api.getPerson(grace.id)).onLeaveFrom).toBeNull();

    const theirs = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Export personal data' }).click();
    expect((await theirs).suggestedFilename()).toMatch(/\.json$/);
    await drawer.getByRole('button', { name: 'Erase' }).click();
    const dialog = list.dialog('Erase Grace Hopper?');
    await expect(dialog).toContainText('can’t be undone');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByText(PEOPLE_MESSAGES.erasureEmail)).toBeVisible();
    await dialog.getByLabel(/to confirm/).fill(grace.email);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await shell.expectToast('The personal data of Grace Hopper is erased');
    await expect(list.people).toHaveCount(1);

    await page.goto(`${baseUrl()}/profile`);
    const own = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await own).suggestedFilename()).toMatch(/\.json$/);
  },
);
