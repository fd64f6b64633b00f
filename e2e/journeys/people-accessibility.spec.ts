import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import type { TestCompany } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';
import { expectNoSidewaysScroll } from '../sideways-scroll.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff';
const CSV = 'Email,First name,Last name\nann@people.example,Ann,Lee\nbroken,Bob,Ray\n';
const GRACE = { firstName: 'Grace', lastName: 'Hopper' };
const NARROW = { width: 320, height: 700 };

/** One look of axe each: it takes its time on a busy machine. */
const SCREENS: { name: string; open: (page: Page, company: TestCompany) => Promise<void> }[] = [
  { name: 'the list', open: openList },
  { name: 'the person', open: openGrace },
  {
    name: 'the role',
    async open(page, company) {
      await openGrace(page, company);
      await page.getByRole('button', { name: 'Change role' }).click();
      await expect(new PeoplePage(page).dialog('Role of Grace Hopper')).toBeVisible();
    },
  },
  {
    name: 'the departments',
    async open(page, company) {
      await company.api.addDepartment('Sales');
      await openList(page, company);
      await page.getByRole('button', { name: 'Departments' }).click();
      await expect(page.getByRole('list', { name: 'Departments' })).toBeVisible();
    },
  },
  {
    name: 'the form of somebody new',
    async open(page, company) {
      await openList(page, company);
      await expect((await new PeoplePage(page).openAdding()).getByLabel('First name')).toBeVisible();
    },
  },
  {
    name: 'the invitation of many',
    async open(page, company) {
      await openList(page, company);
      await page.getByRole('button', { name: 'Invite people' }).click();
      await expect(new PeoplePage(page).dialog('Invite people')).toBeVisible();
    },
  },
  {
    name: 'the org chart',
    async open(page, { api }) {
      const boss = await api.addPerson({ firstName: 'Alan', lastName: 'Turing' });
      await api.addPerson({ ...GRACE, managerId: boss.id });
      const screen = new PeoplePage(page);
      await screen.open('&view=chart');
      await expect(screen.treeItem('Grace Hopper')).toBeVisible();
    },
  },
  {
    name: 'the choice of a file',
    async open(page) {
      await new PeoplePage(page).open('&import=new');
      await expect(page.getByText('No imports yet')).toBeVisible();
    },
  },
  { name: 'the choice of columns', open: openColumns },
  {
    name: 'the check',
    async open(page) {
      await openColumns(page);
      await page.getByRole('button', { name: 'Check the list' }).click();
      await expect(page.getByRole('list', { name: 'Lines with problems' })).toBeVisible();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  memberTest.describe(`people are accessible, ${colorScheme}`, () => {
    memberTest.use({ colorScheme });
    for (const { name, open } of SCREENS) {
      memberTest(name, async ({ page, company }) => {
        await open(page, company);
        await expectAccessible(page);
      });
    }
  });
}

memberTest('list, person and chart fit on a screen of 320 pixels', async ({ page, company }) => {
  const boss = await company.api.addPerson({ firstName: LONG, lastName: LONG, jobTitle: LONG });
  await company.api.addPerson({ firstName: 'Grace', lastName: LONG, managerId: boss.id });
  await page.setViewportSize(NARROW);
  const screen = new PeoplePage(page);
  await screen.open();
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await screen.open(`&person=${boss.id}`);
  await expect(screen.drawer(`${LONG} ${LONG}`).getByLabel('Job title')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await screen.open('&view=chart');
  await expect(screen.treeItem('Grace')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

memberTest('an import fits on a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize(NARROW);
  const screen = new PeoplePage(page);
  await screen.open('&import=new');
  await screen.chooseFile('people.csv', `${CSV}${LONG.repeat(2)}@people.example,${LONG},${LONG}\n`);
  await expect(page.getByRole('button', { name: 'Check the list' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('list', { name: 'Lines with problems' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

async function openList(page: Page, { api }: TestCompany): Promise<void> {
  await api.addPerson(GRACE);
  const screen = new PeoplePage(page);
  await screen.open();
  await expect(screen.people).toHaveCount(2);
}

async function openGrace(page: Page, company: TestCompany): Promise<void> {
  await openList(page, company);
  const drawer = await new PeoplePage(page).openPerson('Grace Hopper');
  await expect(drawer.getByLabel('Job title')).toBeVisible();
}

async function openColumns(page: Page): Promise<void> {
  const screen = new PeoplePage(page);
  await screen.open('&import=new');
  await screen.chooseFile('people.csv', CSV);
  await expect(page.getByRole('button', { name: 'Check the list' })).toBeVisible();
}
