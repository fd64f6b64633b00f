import { expect, memberTest } from '../fixtures.ts';
import { CompanyPage } from '../pages/company.page.ts';
import { dialog } from '../pages/dialog.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest('tabs stand in the address, and the Overview leads to what is missing', async ({ page }) => {
  await page.goto('/dashboard');
  await new ShellPage(page).navigationLink('Company').click();
  const company = new CompanyPage(page);
  await expect(company.tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await expect(company.panel('Company')).toContainText('Journey Works');
  await expect(company.panel('Company')).toContainText('11-50 employees');
  await expect(company.status('Handbook')).toContainText('Not uploaded');
  await expect(company.status('Calendar')).toContainText('Not connected');
  await company.tab('Review Settings').click();
  await expect(page).toHaveURL(/\/company\?tab=review-settings$/);
  await page.reload();
  await expect(company.tab('Review Settings')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(company.tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await expect(company.status('Core Values')).toContainText('Not set');
  await company.status('Core Values').click();
  await expect(page).toHaveURL(/tab=core-values$/);
  await company.tab('AI Insights').click();
  await expect(page.getByText('No AI insights available yet')).toBeVisible();
});

memberTest(
  'core values are put in order, saved without blank ones, brought back and kept',
  async ({ page, company }) => {
    const screen = new CompanyPage(page);
    const shell = new ShellPage(page);
    await screen.open('core-values');
    await screen.addCoreValue('Candour', 'We say what we see');
    await screen.addCoreValue('Courage');
    await screen.addCoreValue('');
    await expect(screen.coreValue(1).importance).toHaveValue('5');
    await screen.coreValue(1).importance.fill('11');
    await screen.saveCoreValues();
    await expect(page.getByText('Importance is a whole number from 1 to 10')).toBeVisible();
    await expect(screen.coreValue(1).importance).toBeFocused();
    await screen.coreValue(1).importance.fill('9');
    await screen.coreValue(2).handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Now over the place of value 2.')).toBeAttached();
    // In the instant after picking up a key is not heard yet; people are slower than that.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText('Now over the place of value 1.')).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(screen.coreValue(1).value).toHaveValue('Courage');
    await screen.saveCoreValues();
    await shell.expectToast('Core values updated successfully!');
    await expect(screen.coreValues).toHaveCount(2);
    expect((await company.api.getCompany()).coreValues).toEqual([
      { value: 'Courage', description: '', importance: 5 },
      { value: 'Candour', description: 'We say what we see', importance: 9 },
    ]);

    await screen.coreValue(1).remove.click();
    await expect(screen.coreValues).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(screen.coreValue(1).value).toHaveValue('Courage');
    await expect(page.getByText('Everything is saved.')).toBeVisible();

    await screen.addCoreValue('Care');
    await page.route('**/api/company/core-values', (route) => route.abort());
    await screen.saveCoreValues();
    await shell.expectToast('Failed to update core values');
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await page.unroute('**/api/company/core-values');
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(screen.coreValue(3).value).toHaveValue('Care');
    await screen.tab('Overview').click();
    const question = dialog(page, 'Leave without saving?');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(screen.coreValue(3).value).toHaveValue('Care');
    await screen.tab('Overview').click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(screen.status('Core Values')).toContainText('2 values');
    await screen.tab('Core Values').click();
    await expect(screen.coreValues).toHaveCount(2);
    await expect(screen.coreValue(1).value).toHaveValue('Courage');
  },
);

memberTest('review settings are checked at their fields, saved, and reset', async ({ page }) => {
  const screen = new CompanyPage(page);
  await screen.open('review-settings');
  const form = screen.form('Review Settings');
  const exceeds = form.getByRole('spinbutton', { name: 'Exceeds expectations' });
  await expect(exceeds).toHaveValue('100');
  await expect(form.getByRole('combobox', { name: 'Minimum rating' })).toHaveValue('4.0');
  await exceeds.fill('1001');
  await form.getByRole('button', { name: 'Save review settings' }).click();
  await expect(page.getByText('A whole number from 0 to 1,000')).toBeVisible();
  await expect(exceeds).toBeFocused();
  await exceeds.fill('50');
  await expect(page.getByText('A better rating must not earn fewer points')).toBeVisible();
  await exceeds.fill('120');
  await form.getByRole('combobox', { name: 'Review frequency' }).selectOption('Custom');
  await form.getByRole('spinbutton', { name: 'Time between reviews' }).fill('5');
  await form.getByRole('combobox', { name: 'Minimum rating' }).selectOption('4.5');
  await form.getByRole('checkbox', { name: 'Manager-only review' }).uncheck();
  await form.getByRole('button', { name: 'Remove tier 4' }).click();
  await form.getByRole('button', { name: 'Save review settings' }).click();
  await new ShellPage(page).expectToast('Review settings saved');
  await page.reload();
  await expect(exceeds).toHaveValue('120');
  await expect(form.getByRole('spinbutton', { name: 'Time between reviews' })).toHaveValue('5');
  await expect(form.getByRole('checkbox', { name: 'Manager-only review' })).not.toBeChecked();
  await expect(form.getByRole('listitem', { name: /^Tier/ })).toHaveCount(3);
  await form.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(exceeds).toHaveValue('100');
  await expect(form.getByRole('listitem', { name: /^Tier/ })).toHaveCount(4);
  await expect(page.getByText('Not saved yet.')).toBeVisible();
});

memberTest('settings are saved and take effect on the screen', async ({ page, company }) => {
  const screen = new CompanyPage(page);
  await screen.open('settings');
  const form = screen.form('Settings');
  await expect(form.getByLabel('Working hours start')).toHaveValue('09:00');
  await expect(form.getByLabel('Working hours end')).toHaveValue('17:00');
  await form.getByRole('textbox', { name: 'Company Name' }).fill('Renamed Works');
  await form.getByRole('combobox', { name: 'Survey frequency' }).selectOption('Bi-weekly');
  await form.getByLabel('Working hours end').fill('08:00');
  await form.getByRole('spinbutton', { name: 'Fewest people behind a score' }).fill('12');
  await form.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The working day must end after it starts')).toBeVisible();
  await expect(page.getByText('Comments inside a group need at least as many people as its scores')).toBeVisible();
  await form.getByLabel('Working hours end').fill('18:30');
  await form.getByRole('spinbutton', { name: 'Fewest people behind a score' }).fill('6');
  await form.getByRole('combobox', { name: 'Time zone' }).fill('Kolkata');
  await page.getByRole('option', { name: 'Asia/Kolkata' }).click();
  await form.getByRole('button', { name: 'Save settings' }).click();
  await new ShellPage(page).expectToast('Settings saved');
  expect(await company.api.getCompanySettings()).toMatchObject({
    name: 'Renamed Works',
    surveyFrequency: 'bi-weekly',
    timeZone: 'Asia/Kolkata',
    workingHoursEnd: '18:30',
    minGroup: 6,
  });
  await page.goto('/dashboard');
  await expect(page.getByText('this is how Renamed Works is doing')).toBeVisible();
});
