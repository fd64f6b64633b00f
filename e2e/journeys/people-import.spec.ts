import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, memberTest } from '../fixtures.ts';
import { PeoplePage } from '../pages/people.page.ts';

/** 50 lines under a header; the 11th, 21st and 31st have something wrong. */
function listWithThreeBadLines(): string {
  const domain = `${randomUUID()}.example`;
  const rows = Array.from({ length: 50 }, (_, index) => {
    const email = index % 10 === 0 && index >= 10 && index <= 30 ? `broken-${index}` : `p${index}@${domain}`;
    return `${email};Person;Number ${index};${index % 2 === 0 ? 'Sales' : 'Design'}`;
  });
  return ['Work mail;First name;Last name;Team', ...rows].join('\r\n');
}

memberTest('a list is imported without its bad lines, taken back, and another one saved', async ({ page, company }) => {
  const screen = new PeoplePage(page);
  await screen.open('&import=new');
  await expect(page.getByRole('heading', { name: 'Import people' })).toBeVisible();
  await screen.chooseFile('nothing.csv', '');
  await expect(page.getByRole('alert')).toBeVisible();
  await screen.chooseFile('odd.csv', 'Colour,Size\nred,1\n');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'email' })).toBeVisible();
  await expect(page.getByLabel('Column Colour holds')).toBeFocused();
  await screen.open('&import=new');
  await screen.chooseFile('people.csv', listWithThreeBadLines());
  await expect(page.getByText('50 rows, UTF-8, separated by semicolons')).toBeVisible();
  await page.getByLabel('Column Work mail holds').selectOption('Email (required)');
  await page.getByLabel('Column Team holds').selectOption('Department');
  await page.getByRole('button', { name: 'Check the list' }).click();

  const problems = page.getByRole('list', { name: 'Lines with problems' }).getByRole('listitem');
  await expect(problems).toHaveCount(3);
  await expect(problems.first()).toContainText('Line 12');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the problems' }).click();
  const corrections = await readFile(await (await saved).path(), 'utf8');
  expect(corrections).toContain('broken-10,Person,Number 10,Sales');
  await expect(page.getByText('Roles: 47 employees')).toBeVisible();
  await expect(page.getByText('Line 2 · Sales')).toBeVisible();
  await expect(page.getByText('New departments:')).toBeVisible();
  expect(await company.api.countPeople()).toBe(1);
  const start = page.getByRole('button', { name: 'Import 47 people' });
  await start.click();
  await expect(page.getByText('Please choose')).toBeVisible();
  await page.getByRole('radio', { name: 'Only the lines without problems' }).check();
  await start.click();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
  await expect(page.getByText('47 added, 3 lines left out')).toBeVisible();
  expect(await company.api.countPeople()).toBe(48);

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await screen.dialog('Undo this import?').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('heading', { name: 'The import is undone' })).toBeVisible();
  expect(await company.api.countPeople()).toBe(1);

  const domain = `${randomUUID()}.example`;
  await screen.open('&import=new');
  await screen.chooseFile('two.csv', `Email,First name,Last name\nann@${domain},Ann,Lee\nbob@${domain},Bob,Ray\n`);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('checkbox', { name: `Import line 3, bob@${domain}` }).uncheck();
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByText('1 added, 1 line left out')).toBeVisible();
  await page.getByRole('link', { name: 'See the people' }).click();
  await expect(screen.person('Ann Lee')).toBeVisible();
  await expect(screen.person('Bob Ray')).toHaveCount(0);
  expect(await company.api.countPeople()).toBe(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
