import { signInByApi } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { dialog } from '../pages/dialog.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest('the profile changes name, region and password, and ends other sessions', async ({ page, company }) => {
  const elsewhere = await signInByApi(company);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Profile of Ada Byron' }).click();
  await page.getByLabel('First Name').fill('Augusta');
  await page.getByLabel('Language and region').selectOption('de-DE');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await new ShellPage(page).expectToast('Profile updated successfully');
  await expect(page.getByRole('link', { name: 'Profile of Augusta Byron' })).toBeVisible();
  expect(await company.api.getMe()).toMatchObject({
    firstName: 'Augusta',
    name: 'Augusta Byron',
    locale: 'de-DE',
    timeZone: 'America/New_York',
  });

  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Sign out/ }).click();
  await dialog(page, 'Sign out there?').getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(elsewhere.getMe()).rejects.toThrow('401');
  await company.api.getMe();

  const another = await signInByApi(company);
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('a much better phrase');
  await page.getByLabel('Repeat the new password').fill('a much better phrase');
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await company.api.getMe();
  await page.getByLabel('Current password').fill(company.password);
  await change.click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(another.getMe()).rejects.toThrow('401');
  await signInByApi({ email: company.email, password: 'a much better phrase' });
});
