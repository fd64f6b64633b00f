import type { Browser, Page } from '@playwright/test';
import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { type Api, newAccount } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest(
  'somebody who is invited joins in another browser and is active then',
  async ({ page, company, browser }) => {
    const { email, password } = newAccount();
    const list = new PeoplePage(page);
    await list.open();
    const form = await list.invite(`Grace Hopper <${email}>; ${company.email}`);
    await expect(form.getByText('1 person is invited')).toBeVisible();
    await expect(form.getByText('Is here already')).toBeVisible();
    await expect(form.getByRole('link', { name: 'outbox' })).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(list.person('Grace Hopper')).toContainText('Invited');

    const guest = await newGuest(browser);
    await guest.goto(await mailedInvitation(company.api, email));
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
    await guest.goto(await mailedInvitation(company.api, email));
    await expect(guest.getByRole('heading', { name: 'You are in already' })).toBeVisible();
    await guest.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(new ShellPage(guest).heading('Dashboard')).toBeVisible();
    await guest.context().close();

    await page.reload();
    await expect(list.person('Grace Hopper')).toContainText('Active');
  },
);

memberTest('a revoked invitation leads to a page that says what to do', async ({ page, company, browser }) => {
  const { email } = newAccount();
  const list = new PeoplePage(page);
  await list.open();
  await (await list.invite(email)).getByRole('button', { name: 'Done' }).click();
  const link = await mailedInvitation(company.api, email);
  const drawer = await list.openPerson(email);
  await expect(drawer.getByText('Invited and not joined yet')).toBeVisible();
  await drawer.getByRole('button', { name: 'Revoke' }).click();
  await list.dialog('Revoke the invitation?').getByRole('button', { name: 'Revoke' }).click();
  await expect(drawer.getByText('The invitation was taken back')).toBeVisible();

  const guest = await newGuest(browser);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  await expect(guest.getByText(PEOPLE_MESSAGES.invitationSpent)).toBeVisible();
  await guest.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(guest.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await guest.context().close();

  await drawer.getByRole('button', { name: 'Invite again' }).click();
  await expect(drawer.getByText('Invited and not joined yet')).toBeVisible();
});

memberTest('joining while signed in as somebody else says so and signs out', async ({ page, company }) => {
  const { email, password } = newAccount();
  await company.api.addPerson({ firstName: 'Grace', lastName: 'Hopper', email, invite: true });
  await page.goto(await mailedInvitation(company.api, email));
  await expect(page.getByText('You are signed in as Ada Byron')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Join Journey Works' }).click();
  await expect(new ShellPage(page).heading('Dashboard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile of Grace Hopper' })).toBeVisible();
  await expect(company.api.getMe()).rejects.toThrow('401');
});

memberTest('whoever is not invited yet is found and invited at once', async ({ page, company }) => {
  await company.api.addPerson({ firstName: 'Grace', lastName: 'Hopper' });
  await company.api.addPerson({ firstName: 'Alan', lastName: 'Turing' });
  const list = new PeoplePage(page);
  await list.open();
  await expect(list.person('Grace Hopper')).toContainText('Not invited yet');
  await list.filter('Status').selectOption('Invited');
  await expect(page.getByText('No people found')).toBeVisible();
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
});

/** A context takes over the test's own sign-in unless it is told otherwise. */
async function newGuest(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  return context.newPage();
}

async function mailedInvitation(api: Api, email: string): Promise<string> {
  const mail = (await api.listMails()).find(({ to }) => to === email);
  const link = /https?:\/\/\S+\/invitation#\S+/.exec(mail?.body ?? '')?.[0];
  if (link === undefined) throw new Error(`No invitation was mailed to ${email}`);
  return link;
}
