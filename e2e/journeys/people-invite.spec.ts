import type { Browser, Page } from '@playwright/test';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { newAccount } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { mailedLink } from '../mailed-link.ts';
import { PeoplePage } from '../pages/people.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest(
  'somebody who is invited joins in another browser, and whose invitation is revoked does not',
  async ({ page, company, browser }) => {
    const { email, password } = newAccount();
    const unwanted = newAccount().email;
    const list = new PeoplePage(page);
    await list.open();
    const form = await list.invite(`Grace Hopper <${email}>; ${unwanted}; ${company.email}`);
    await expect(form.getByText('2 people are invited')).toBeVisible();
    await expect(form.getByText('Is here already')).toBeVisible();
    await expect(form.getByRole('link', { name: 'outbox' })).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(list.person('Grace Hopper')).toContainText('Invited');
    const drawer = await list.openPerson(unwanted);
    await expect(drawer.getByText('Invited and not joined yet')).toBeVisible();
    await drawer.getByRole('button', { name: 'Revoke' }).click();
    await list.dialog('Revoke the invitation?').getByRole('button', { name: 'Revoke' }).click();
    await expect(drawer.getByText('The invitation was taken back')).toBeVisible();

    const guest = await newGuest(browser);
    await guest.goto(await mailedLink(company.api, unwanted));
    await expect(guest.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
    await expect(guest.getByText(PEOPLE_MESSAGES.invitationSpent)).toBeVisible();
    await guest.goto(await mailedLink(company.api, email));
    await expect(guest.getByRole('heading', { name: 'Join Journey Works' })).toBeVisible();
    await expect(guest.getByText('Ada Byron invites you')).toBeVisible();
    await expect(guest.getByLabel('First Name')).toHaveValue('Grace');
    await guest.getByLabel('Last Name').fill('');
    await guest.getByLabel('Password', { exact: true }).fill(password);
    await guest.getByLabel('Confirm Password').fill('something else');
    await guest.getByRole('button', { name: 'Join Journey Works' }).click();
    await expect(guest.getByLabel('Last Name')).toBeFocused();
    await guest.getByLabel('Last Name').fill('Hopper');
    await guest.getByLabel('Confirm Password').fill(password);
    await guest.getByRole('button', { name: 'Join Journey Works' }).click();
    await expect(new ShellPage(guest).heading('Dashboard')).toBeVisible();
    await expect(guest.getByText('Grace Hopper').first()).toBeVisible();
    await guest.context().close();

    await drawer.getByRole('button', { name: 'Invite again' }).click();
    await expect(drawer.getByText('Invited and not joined yet')).toBeVisible();
    await page.reload();
    await expect(list.person('Grace Hopper')).toContainText('Active');
  },
);

memberTest(
  'whoever is not invited yet is invited at once, and joins on a device where somebody else is signed in',
  async ({ page, company }) => {
    const { email, password } = newAccount();
    await company.api.addPerson({ firstName: 'Grace', lastName: 'Hopper', email });
    await company.api.addPerson({ firstName: 'Alan', lastName: 'Turing' });
    const list = new PeoplePage(page);
    await list.open();
    await expect(list.person('Grace Hopper')).toContainText('Not invited yet');
    await list.filter('Status').selectOption('Not invited yet');
    await expect(list.people).toHaveCount(2);
    await page.getByRole('button', { name: 'Invite the 2 not invited yet' }).click();
    await list.dialog('Invite those not invited yet?').getByRole('button', { name: 'Send the invitations' }).click();
    const done = list.dialog('Invitations');
    await expect(done.getByText('2 people are invited')).toBeVisible();
    await expect(done.getByRole('link', { name: 'outbox' })).toBeVisible();
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: /not invited yet$/ })).toHaveCount(0);
    await expect(list.people).toHaveCount(0);
    expect(await company.api.listMails()).toHaveLength(2);

    const link = await mailedLink(company.api, email);
    await page.goto(link);
    await expect(page.getByText('You are signed in as Ada Byron')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Join Journey Works' }).click();
    await expect(new ShellPage(page).heading('Dashboard')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profile of Grace Hopper' })).toBeVisible();
    await expect(company.api.getMe()).rejects.toThrow('401');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'You are in already' })).toBeVisible();
  },
);

/** A context takes over the test's own sign-in unless it is told otherwise. */
async function newGuest(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  return context.newPage();
}
