import { expect, memberTest } from '../fixtures.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest('the way is found at a desk and on a phone, in colours that are kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveTitle(/Dashboard/);
  const shell = new ShellPage(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await shell.switchColours('like the system');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await shell.switchColours('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await shell.navigationLink('Surveys').click();
  await expect(page).toHaveURL(/\/surveys$/);
  await expect(shell.heading('Surveys')).toBeFocused();
  await expect(shell.navigationLink('Surveys')).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shell.navigationLink('Dashboard')).toBeHidden();
  await shell.openMenu();
  await shell.menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(shell.menu).toBeHidden();
  await shell.openMenu();
  await page.keyboard.press('Escape');
  await expect(shell.menu).toBeHidden();
});
