import { LONG_WORD, sweep } from '../accessibility-sweep.ts';
import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';

const CSV = 'Email,First name,Last name\nann@people.example,Ann,Lee\nbroken,Bob,Ray\n';
const LONG_LINE = `${LONG_WORD.slice(0, 40)}@people.example,${LONG_WORD},${LONG_WORD}\n`;

memberTest('people are accessible, as a list, as a chart, one by one and as a file', async ({ page, company }) => {
  const screen = new PeoplePage(page);
  const openList = async () => {
    await screen.open();
    await expect(screen.people).toHaveCount(3);
  };
  const openGrace = async () => {
    await openList();
    const drawer = await screen.openPerson('Grace Hopper');
    await expect(drawer.getByLabel('Job title')).toBeVisible();
  };
  const openDialog = (button: string, title: string) => async () => {
    await openList();
    await page.getByRole('button', { name: button }).click();
    await expect(screen.dialog(title)).toBeVisible();
  };
  const openColumns = async () => {
    await screen.open('&import=new');
    await screen.chooseFile('people.csv', CSV + LONG_LINE);
    await expect(page.getByRole('button', { name: 'Check the list' })).toBeVisible();
  };
  const addPeople = async () => {
    const boss = await company.api.addPerson({ firstName: LONG_WORD, lastName: LONG_WORD, jobTitle: LONG_WORD });
    await company.api.addPerson({ firstName: 'Grace', lastName: 'Hopper', managerId: boss.id });
    await company.api.addDepartment('Sales');
  };

  await sweep(page, 'people', {
    people: [
      {
        state: 'nobody else yet',
        async open() {
          await screen.open();
          await expect(page.getByText('Invite your people')).toBeVisible();
        },
      },
      {
        state: 'as a list',
        async open() {
          await addPeople();
          await openList();
        },
        alsoOnPhone: true,
      },
      {
        state: 'as a chart',
        async open() {
          await screen.open('&view=chart');
          await expect(screen.treeItem('Grace Hopper')).toBeVisible();
        },
        alsoOnPhone: true,
      },
      { state: 'their departments', open: openDialog('Departments', 'Departments') },
      { state: 'somebody new', open: openDialog('Add person', 'Add a person') },
      { state: 'an invitation of many', open: openDialog('Invite people', 'Invite people') },
      {
        state: 'the choice of a file',
        async open() {
          await screen.open('&import=new');
          await expect(page.getByText('No imports yet')).toBeVisible();
        },
      },
      { state: 'the choice of columns', open: openColumns },
      {
        state: 'the check of a file',
        async open() {
          await openColumns();
          await page.getByRole('button', { name: 'Check the list' }).click();
          await expect(page.getByRole('list', { name: 'Lines with problems' })).toBeVisible();
        },
        alsoOnPhone: true,
      },
    ],
    person: [
      { state: 'as it is', open: openGrace, alsoOnPhone: true },
      {
        state: 'being given a role',
        async open() {
          await openGrace();
          await page.getByRole('button', { name: 'Change role' }).click();
          await expect(screen.dialog('Role of Grace Hopper')).toBeVisible();
        },
      },
      {
        state: 'being erased',
        async open() {
          await openGrace();
          await page.getByRole('button', { name: 'Erase' }).click();
          await expect(screen.dialog('Erase Grace Hopper?')).toBeVisible();
        },
      },
    ],
  });
});
