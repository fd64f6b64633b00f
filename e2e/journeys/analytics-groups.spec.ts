import { expect, memberTest } from '../fixtures.ts';
import { handInAll, joinDepartment } from '../hand-in.ts';
import { SurveyAnalyticsPage } from '../pages/survey-analytics.page.ts';

const invitedOnly = { access: 'invited_only', anonymous: true } as const;

memberTest(
  'groups are told apart where they are large enough, whoever asks, and filters say from when',
  async ({ page, company }) => {
    memberTest.slow();
    const product = await joinDepartment(company.api, 'Product', 6);
    const sales = await joinDepartment(company.api, 'Sales', 7);
    const legal = await joinDepartment(company.api, 'Legal', 2);
    const survey = await company.api.launchSurvey({ settings: invitedOnly });
    const analytics = new SurveyAnalyticsPage(page);

    // Product has two left: showing its four, or all six later, would single those two out.
    await handInAll(survey, product.slice(0, 4), ['2']);
    await analytics.open(survey._id);
    await expect(page.getByText('No answers are released yet')).toBeVisible();
    await expect(page.getByRole('note')).toContainText("4 responses are in. A group's answers are released together");

    await handInAll(survey, product.slice(4), ['2']);
    await handInAll(survey, sales, ['5']);
    await handInAll(survey, legal, ['4']);
    await company.api.closeSurvey(survey._id);
    await analytics.reload();
    await expect(page.getByRole('note')).toContainText('All 15 responses are released.');
    await expect(analytics.figure('Response rate').first()).toContainText('94%');
    await expect(analytics.heatRow('Sales').getByRole('button').first()).toHaveText('100');
    // Legal's two and the admin are too few, so Product is not told apart either: it would be what is left.
    await expect(analytics.heatRow('Product')).toHaveCount(0);
    await expect(analytics.panel('Groups')).toContainText('9 of 16 invited people are in no group of this table');

    await analytics.filter('Department').selectOption('Sales');
    await expect(page).toHaveURL(/department=/);
    await expect(page.getByText(/With this filter, figures need the answers of at least 5 people/)).toBeVisible();
    await expect(analytics.question('How was your week?')).toContainText('100% (7 of 7)');
    await analytics.reload();
    await expect(analytics.question('How was your week?')).toContainText('100% (7 of 7)');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(analytics.question('How was your week?')).toContainText('47% (7 of 15)');

    const { department } = await company.api.getPerson((await legal[0]?.getMe())?.id ?? '');
    await page.goto(`/analytics/survey/${survey._id}?department=${department?.id ?? ''}`);
    await expect(page.getByText('This survey does not tell that group apart. Choose another.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(analytics.question('How was your week?')).toContainText('47% (7 of 15)');
  },
);
