import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';
import { ShellPage } from '../pages/shell.page.ts';

const GRACE = { firstName: 'Grace', lastName: 'Hopper' };
const ALAN = { firstName: 'Alan', lastName: 'Turing' };

memberTest('people are found, filtered and sorted, and the address keeps it', async ({ page, company }) => {
  const list = new PeoplePage(page);
  await list.open();
  await expect(page.getByText('Invite your people')).toBeVisible();
  await page.getByRole('button', { name: 'Invite by email' }).click();
  await expect(list.dialog('Invite people')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Import a list' }).click();
  await expect(page.getByRole('heading', { name: 'Import people' })).toBeFocused();

  const sales = await company.api.addDepartment('Sales');
  await company.api.addPerson({ ...GRACE, jobTitle: 'Admiral', departmentId: sales.id });
  await company.api.addPerson({ ...ALAN, role: 'manager' });
  await list.open();
  await expect(list.people).toHaveCount(3);
  await expect(list.person('Grace Hopper')).toContainText('Admiral');
  await page.keyboard.press('/');
  await expect(list.search).toBeFocused();
  await list.search.fill('hopp');
  await expect(list.people).toHaveCount(1);
  await list.search.fill('');
  await list.filter('Role').selectOption('Manager');
  await expect(list.people).toHaveCount(1);
  await expect(list.person('Alan Turing')).toBeVisible();
  await page.reload();
  await expect(list.filter('Role')).toHaveValue('manager');
  await list.filter('Department').selectOption('Sales');
  await expect(page.getByText('No people found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list.people).toHaveCount(3);
  await list.filter('Department').selectOption('No department');
  await expect(list.people).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear filters' }).click();

  const names = list.people.getByRole('link');
  await expect(names).toHaveText(['Ada Byron', 'Alan Turing', 'Grace Hopper']);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(names).toHaveText(['Grace Hopper', 'Alan Turing', 'Ada Byron']);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

memberTest(
  'the org chart opens level by level by keyboard, and the search jumps into it',
  async ({ page, company }) => {
    const boss = await company.api.addPerson({ ...ALAN, role: 'manager' });
    const lead = await company.api.addPerson({ firstName: 'Mary', lastName: 'Shaw', managerId: boss.id });
    await company.api.addPerson({ ...GRACE, managerId: lead.id });
    const chart = new PeoplePage(page);
    await chart.open('&view=chart');
    await expect(chart.treeItem('Alan Turing')).toHaveAttribute('aria-expanded', 'true');
    // It is open from the start, but there is nobody to go to before the level below has come.
    await expect(chart.treeItem('Mary Shaw')).toBeVisible();
    await chart.treeItem('Alan Turing').focus();
    await page.keyboard.press('ArrowRight');
    await expect(chart.treeItem('Mary Shaw')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chart.treeItem('Grace Hopper')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(chart.treeItem('Grace Hopper')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(chart.drawer('Mary Shaw')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chart.drawer('Mary Shaw')).toBeHidden();

    await page.getByRole('combobox', { name: 'Find a person in the chart' }).fill('Hopper');
    await page.getByRole('option', { name: 'Grace Hopper' }).click();
    await expect(chart.treeItem('Grace Hopper')).toBeFocused();

    await new ShellPage(page).navigationLink('Dashboard').click();
    await expect(new ShellPage(page).heading('Dashboard')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Jump to a screen, survey or person' }).fill('hopper');
    await page.getByRole('option', { name: 'Grace Hopper' }).click();
    await expect(chart.drawer('Grace Hopper')).toBeVisible();
  },
);
