import { expect, memberTest, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { expectNoSidewaysScroll } from '../sideways-scroll.ts';

const SCREENS_TO_COME = [
  { path: '/reviews', title: 'Employee Reviews' },
  { path: '/reviews/create', title: 'Employee Reviews' },
  { path: '/slack', title: 'Slack' },
  { path: '/calendar', title: 'Calendar' },
  { path: '/gamification', title: 'Gamification' },
  { path: '/rewards', title: 'Rewards' },
  { path: '/career-progress', title: 'Career Progress' },
  { path: '/review-settings', title: 'Review Settings' },
];

test('an address of the app asks for a sign-in first', async ({ page }) => {
  await page.goto('/surveys/create');
  await new LoginPage(page).expectShown();
});

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

  memberTest('unknown addresses get a page that leads back', async ({ page }) => {
    await page.goto('/surveys/abc/def/ghi');
    await expect(new ShellPage(page).heading('Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  for (const { path, title } of SCREENS_TO_COME) {
    memberTest(`${path} says that it is not built yet and is not linked`, async ({ page }) => {
      await page.goto(path);
      await expect(new ShellPage(page).heading(title)).toBeVisible();
      await expect(page.getByText('Not built yet', { exact: true })).toBeVisible();
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).not.toContain(path);
    });
  }
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

memberTest.describe('at 320 px', () => {
  memberTest.use({ viewport: { width: 320, height: 640 } });
  const paths = ['/dashboard', '/surveys', '/surveys/create', '/profile', '/notifications', '/company'];
  for (const path of paths) {
    memberTest(`${path} needs no sideways scroll`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }

  memberTest('nor does a survey, nor its editing', async ({ page, company }) => {
    const survey = await company.api.createSurvey({ title: 'Averyveryverylongwordthathasnoplacetobreakanywhere' });
    for (const path of [`/surveys/${survey._id}`, `/surveys/${survey._id}/edit`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
});
