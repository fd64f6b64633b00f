import { writeFile } from 'node:fs/promises';
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

memberTest.describe('the handbook', () => {
  memberTest('is uploaded, read, searched, replaced and removed', async ({ page }) => {
    const company = new CompanyPage(page);
    const shell = new ShellPage(page);
    await company.open('handbook');
    await company.chooseHandbook(textFile('handbook.txt', HANDBOOK));
    await shell.expectToast('Handbook uploaded successfully!');
    await expect(company.panel('Handbook')).toContainText(/Uploaded on \w+ \d+, \d{4} by Ada Byron/);

    await company.handbookSearch.fill('paid leave');
    const result = page.getByRole('list', { name: 'Search results' }).getByRole('button').first();
    await expect(result).toContainText('sixteen weeks');
    await expect(result.locator('mark').first()).toBeVisible();
    await result.click();
    await expect(page.getByText('Parents get sixteen weeks of paid leave.').last()).toBeVisible();
    await company.heading('Remote work').click();
    await expect(page.getByText('Everybody may work from home on two days a week.')).toBeVisible();

    await company.chooseHandbook(textFile('second.txt', HANDBOOK.replace('sixteen', 'twenty')));
    await expect(company.panel('Earlier handbooks')).toContainText('handbook.txt');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download handbook.txt' }).click();
    expect((await download).suggestedFilename()).toBe('handbook.txt');

    await company.tab('Overview').click();
    await expect(company.status('Handbook')).toContainText('Uploaded');
    await company.status('Handbook').click();
    await company.panel('Handbook').getByRole('button', { name: 'Remove' }).click();
    const question = dialog(page, 'Remove the handbook?');
    await expect(question).toContainText('second.txt');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(company.panel('Handbook')).toContainText('Not uploaded');
  });

  memberTest('a file that is none is refused with the reason', async ({ page }) => {
    const company = new CompanyPage(page);
    await company.open('handbook');
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await company.chooseHandbook({ name: 'handbook.pdf', mimeType: 'application/pdf', buffer: picture });
    await new ShellPage(page).expectToast('Failed to upload handbook');
    await expect(company.panel('Handbook').getByRole('alert')).toContainText('This is not a PDF, Word or text file');
    await company.chooseHandbook(textFile('nothing.txt', ''));
    await expect(company.panel('Handbook').getByText('The file is empty.')).toBeVisible();
    await company.chooseHandbook(textFile('good.txt', HANDBOOK));
    await new ShellPage(page).expectToast('Handbook uploaded successfully!');
    await expect(page.getByText('The file is empty.')).toBeHidden();
  });

  memberTest('one that is too large is not sent at all', async ({ page }, testInfo) => {
    const company = new CompanyPage(page);
    await company.open('handbook');
    let isSent = false;
    page.on('request', (request) => {
      isSent ||= request.url().endsWith('/upload-handbook');
    });
    const file = testInfo.outputPath('long.txt');
    await writeFile(file, 'x'.repeat(25 * 1024 * 1024 + 1));
    await company.chooseHandbook(file);
    await expect(company.panel('Handbook').getByRole('alert')).toContainText('larger than 25 MB');
    expect(isSent).toBe(false);
  });

  memberTest('sending can be cancelled', async ({ page }) => {
    const company = new CompanyPage(page);
    await company.open('handbook');
    // The answer never comes, as on a line that hangs.
    await page.route('**/api/company/upload-handbook', () => undefined);
    await company.chooseHandbook(textFile('handbook.txt', HANDBOOK));
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await new ShellPage(page).expectToast('The upload was cancelled.');
    await expect(page.getByRole('button', { name: 'Upload handbook' })).toBeEnabled();
  });
});
