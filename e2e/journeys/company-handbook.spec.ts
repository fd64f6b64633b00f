import { expect, memberTest } from '../fixtures.ts';
import { CompanyPage, textFile } from '../pages/company.page.ts';
import { dialog } from '../pages/dialog.ts';
import { ShellPage } from '../pages/shell.page.ts';

const HANDBOOK = `1. Working hours

We work from nine to five. Whoever starts earlier leaves earlier.

2. Remote work

Everybody may work from home on two days a week.

3. Parental leave

Parents get sixteen weeks of paid leave.
`;

memberTest('a handbook is uploaded after failed tries, read, searched, replaced and removed', async ({ page }) => {
  const company = new CompanyPage(page);
  const shell = new ShellPage(page);
  await company.open('handbook');

  await memberTest.step('sending can be cancelled', async () => {
    // The answer never comes, as on a line that hangs.
    await page.route('**/api/company/upload-handbook', () => undefined);
    await company.chooseHandbook(textFile('handbook.txt', HANDBOOK));
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await shell.expectToast('The upload was cancelled.');
    await expect(page.getByRole('button', { name: 'Upload handbook' })).toBeEnabled();
    await page.unroute('**/api/company/upload-handbook');
  });

  await memberTest.step('a file that is none is refused with the reason', async () => {
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await company.chooseHandbook({ name: 'handbook.pdf', mimeType: 'application/pdf', buffer: picture });
    await shell.expectToast('Failed to upload handbook');
    await expect(company.panel('Handbook').getByRole('alert')).toContainText('This is not a PDF, Word or text file');
    await company.chooseHandbook(textFile('nothing.txt', ''));
    await expect(company.panel('Handbook').getByText('The file is empty.')).toBeVisible();
  });

  await memberTest.step('a good one is read and searched', async () => {
    await company.chooseHandbook(textFile('handbook.txt', HANDBOOK));
    await shell.expectToast('Handbook uploaded successfully!');
    await expect(page.getByText('The file is empty.')).toBeHidden();
    await expect(company.panel('Handbook')).toContainText(/Uploaded on \w+ \d+, \d{4} by Ada Byron/);
    await company.handbookSearch.fill('paid leave');
    const result = page.getByRole('list', { name: 'Search results' }).getByRole('button').first();
    await expect(result).toContainText('sixteen weeks');
    await expect(result.locator('mark').first()).toBeVisible();
    await result.click();
    await expect(page.getByText('Parents get sixteen weeks of paid leave.').last()).toBeVisible();
    await company.heading('Remote work').click();
    await expect(page.getByText('Everybody may work from home on two days a week.')).toBeVisible();
  });

  await memberTest.step('it is replaced, and the one before is kept', async () => {
    await company.chooseHandbook(textFile('second.txt', HANDBOOK.replace('sixteen', 'twenty')));
    await expect(company.panel('Earlier handbooks')).toContainText('handbook.txt');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download handbook.txt' }).click();
    expect((await download).suggestedFilename()).toBe('handbook.txt');
  });

  await memberTest.step('it is removed', async () => {
    await company.tab('Overview').click();
    await expect(company.status('Handbook')).toContainText('Uploaded');
    await company.status('Handbook').click();
    await company.panel('Handbook').getByRole('button', { name: 'Remove' }).click();
    const question = dialog(page, 'Remove the handbook?');
    await expect(question).toContainText('second.txt');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(company.panel('Handbook')).toContainText('Not uploaded');
  });
});
