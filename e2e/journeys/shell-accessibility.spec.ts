import { lookAt, sweep } from '../accessibility-sweep.ts';
import { submitResponse } from '../api.ts';
import { expect, signInAs, test } from '../fixtures.ts';
import { ShellPage } from '../pages/shell.page.ts';

test('what stands around the screens, the dashboard, and what is still to come are accessible', async ({
  page,
  company,
}) => {
  const { api } = company;
  const shell = new ShellPage(page);
  const toCome = (path: string, isSeen = true) => [
    {
      state: 'not built yet',
      isSeen,
      async open() {
        await page.goto(path);
        await expect(page.getByText('Not built yet', { exact: true })).toBeVisible();
      },
    },
  ];
  const openDashboard = async () => {
    await page.goto('/dashboard');
    await expect(shell.heading('Dashboard')).toBeVisible();
  };

  await test.step('an unknown address before the sign-in', async () => {
    await page.goto('/nowhere');
    await expect(shell.heading('Page not found')).toBeVisible();
    await lookAt(page, 'an unknown address before the sign-in');
  });
  await signInAs(page, api);
  await sweep(page, 'shell', {
    dashboard: [
      { state: 'of a new company', open: openDashboard, alsoOnPhone: true },
      {
        state: 'with answers',
        async open() {
          const survey = await api.launchSurvey();
          for (const rating of ['1', '3', '4', '4', '5']) await submitResponse(survey, { 0: rating });
          await openDashboard();
          await expect(page.getByRole('link', { name: /June pulse/ })).toContainText('5 responses');
        },
      },
      {
        state: 'behind the menu of a phone',
        async open() {
          await page.setViewportSize({ width: 390, height: 844 });
          await openDashboard();
          await shell.openMenu();
        },
      },
      {
        state: 'behind the palette',
        async open() {
          await openDashboard();
          await page.getByRole('button', { name: /^Jump to/ }).click();
          await expect(page.getByRole('combobox', { name: /^Jump to/ })).toBeFocused();
        },
      },
    ],
    notifications: [
      {
        state: 'with an opened mail',
        async open() {
          const { email } = await api.addPerson({ firstName: 'Grace', lastName: 'Hopper', invite: true });
          await page.goto('/notifications');
          const outbox = page.getByRole('region', { name: 'Outbox' });
          await outbox.getByText(email).click();
          await expect(outbox.getByText(/invitation#token=/)).toBeVisible();
        },
      },
    ],
    reviews: toCome('/reviews', false),
    reviewsTab: toCome('/reviews?tab=analytics'),
    reviewCreate: toCome('/reviews/create'),
    review: toCome('/reviews/1'),
    slack: toCome('/slack'),
    calendar: toCome('/calendar'),
    gamification: toCome('/gamification'),
    rewards: toCome('/rewards'),
    careerProgress: toCome('/career-progress'),
    reviewSettings: toCome('/review-settings'),
  });
  await test.step('an unknown address', async () => {
    await page.goto('/surveys/abc/def/ghi');
    await expect(shell.heading('Page not found')).toBeVisible();
    await lookAt(page, 'an unknown address');
  });
});
