import { PEOPLE_MESSAGES } from '@vela/domain/people';
import { newAccount } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';

memberTest(
  'somebody is added by name without a mail, also over a reload, and the next one with one',
  async ({ page, company }) => {
    const [grace, alan] = [newAccount().email, newAccount().email];
    const list = new PeoplePage(page);
    await list.open();
    const form = await list.openAdding();
    await expect(form.getByLabel('First name')).toBeFocused();
    await form.getByLabel('First name').fill('Grace');
    await form.getByLabel('Mail an invitation now').uncheck();
    await page.reload();
    await list.openAdding();
    await expect(form.getByLabel('First name')).toHaveValue('Grace');
    await expect(form.getByLabel('Mail an invitation now')).not.toBeChecked();

    await form.getByLabel('Email').fill(grace);
    await form.getByLabel('Job title').fill('Admiral');
    await form.getByLabel('Hire date').fill('2026-02-01');
    await form.getByLabel('Role').selectOption('Manager');
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(form.getByText(PEOPLE_MESSAGES.lastNameMissing)).toBeVisible();
    await expect(form.getByLabel('Last name')).toBeFocused();
    await form.getByLabel('Last name').fill('Hopper');
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(form.getByRole('status')).toHaveText('Grace Hopper is added');
    expect(await company.api.listMails()).toEqual([]);

    await form.getByRole('button', { name: 'Add another' }).click();
    await form.getByLabel('Email').fill(grace);
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(form.getByText('An account with this email already exists')).toBeVisible();
    await form.getByLabel('Email').fill(alan);
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(form.getByRole('status')).toHaveText(`${alan} is added and invited`);
    await expect(form.getByRole('link', { name: 'outbox' })).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    expect((await company.api.listMails()).map(({ to }) => to)).toEqual([alan]);
    await expect(list.person('Grace Hopper')).toContainText('Admiral');
    await expect(list.person('Grace Hopper')).toContainText('Manager');
    await expect(list.person(alan)).toContainText('Invited');
  },
);
