import { expect, memberTest } from '../fixtures.ts';
import { ShellPage } from '../pages/shell.page.ts';

memberTest.describe('finding the way', () => {
  memberTest('from / to the dashboard, and to what works', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
    const shell = new ShellPage(page);
    await expect(page).toHaveTitle(/Dashboard/);
    await shell.navigationLink('Surveys').click();
    await expect(page).toHaveURL(/\/surveys$/);
    await expect(shell.heading('Surveys')).toBeFocused();
    await expect(shell.navigationLink('Surveys')).toHaveAttribute('aria-current', 'page');
  });
});

memberTest.describe('colour scheme', () => {
  memberTest('follows the system until one is chosen, which is kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/dashboard');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    const shell = new ShellPage(page);
    await shell.switchColours('like the system');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.reload();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await shell.switchColours('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

memberTest.describe('on a phone', () => {
  memberTest.use({ viewport: { width: 390, height: 844 } });

  memberTest('the menu slides over, leads on and closes behind', async ({ page }) => {
    await page.goto('/dashboard');
    const shell = new ShellPage(page);
    await expect(shell.navigationLink('Surveys')).toBeHidden();
    await shell.openMenu();
    await shell.menu.getByRole('link', { name: 'Surveys', exact: true }).click();
    await expect(page).toHaveURL(/\/surveys$/);
    await expect(shell.menu).toBeHidden();
    await shell.openMenu();
    await page.keyboard.press('Escape');
    await expect(shell.menu).toBeHidden();
  });
});
