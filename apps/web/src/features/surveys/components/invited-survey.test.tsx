// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Forecast, MySurvey, Survey } from '@vela/contract';
import { DEFAULT_SURVEY_SETTINGS } from '@vela/domain/surveys';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../../../lib/test-support/stub-browser.ts';
import { renderScreen } from '../test-support/render-screen.tsx';
import { surveyFixture } from '../test-support/survey-fixture.ts';
import { LaunchDialog } from './survey-dialogs.tsx';
import { SurveyHeader } from './survey-header.tsx';
import { SurveysForYouPanel } from './surveys-for-you-panel.tsx';

stubBrowser();

const settings = { ...DEFAULT_SURVEY_SETTINGS, access: 'invited_only' as const };
const invited = (changes: Partial<Survey> = {}) => surveyFixture({ _id: 's', settings, ...changes });
const show = (element: React.ReactNode) => renderScreen('/here', '/here', element);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const forecast: Forecast = {
  reason: null,
  groups: [
    {
      dimension: 'department',
      value: 'sales',
      label: 'Sales',
      invited: 9,
      counted: 9,
      hidden: false,
      hiddenWith: [],
      reason: null,
    },
    {
      dimension: 'department',
      value: 'legal',
      label: 'Legal',
      invited: 2,
      counted: 0,
      hidden: true,
      hiddenWith: ['Finance'],
      reason: 'Fewer than 5 people are invited.',
    },
    {
      dimension: 'tenure',
      value: 'under_1',
      label: 'Less than 1 year',
      invited: 12,
      counted: 10,
      hidden: false,
      hiddenWith: [],
      reason: '2 of 12 are in groups too small to be told apart by it.',
    },
  ],
};

describe('launching for invited people', () => {
  it('says before anything is sent which groups are told apart, which are hidden and with whom', async () => {
    const calls = answerCalls({
      'GET /api/surveys/audience': { status: 200, body: { count: 21, minGroup: 5, forecast } },
    });
    show(<LaunchDialog survey={invited()} onClose={() => undefined} />);
    const departments = await screen.findByRole('list', { name: 'By department' });
    const [sales, legal] = within(departments).getAllByRole('listitem');
    expect(sales?.textContent).toBe('Sales 9 people · told apart');
    expect(legal?.textContent).toBe(
      'Legal 2 people · hiddenFewer than 5 people are invited. Counted together with Finance.',
    );
    expect(within(screen.getByRole('list', { name: 'By time in the company' })).getByText(/10 of 12/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'By location' })).toBeNull();
    expect(screen.getByText(/gets a personal link, by e-mail and in Vela/)).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('says why there are no groups', async () => {
    const reason = 'Nobody is in this audience today.';
    const body = { count: 0, minGroup: 5, forecast: { groups: [], reason } };
    answerCalls({ 'GET /api/surveys/audience': { status: 200, body } });
    show(<LaunchDialog survey={invited()} onClose={() => undefined} />);
    await screen.findByText(reason);
  });
});

describe('sharing a survey for invited people', () => {
  it.each([
    ['draft', /At the launch everybody in the audience gets a personal link/],
    ['active', /1,234 people were invited\. Personal links went out by e-mail/],
    ['closed', /1,234 people were invited\. Their personal links say that the survey has closed/],
  ] as const)('%s: shows no link', (status, words) => {
    answerCalls({});
    show(<SurveyHeader survey={invited({ status, invitedCount: 1234 })} />);
    click('Share');
    expect(screen.getByRole('dialog', { name: 'Personal links' }).textContent).toMatch(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('reopening', () => {
  const allowed = { ...invited().allowed, launch: false, reopen: true };

  it('asks before, and says who can answer then', async () => {
    const closed = invited({ status: 'closed', allowed });
    const calls = answerCalls({
      'POST /api/surveys/s/reopen': { status: 200, body: { survey: { ...closed, status: 'active' } } },
    });
    show(<SurveyHeader survey={closed} />);
    click('Reopen');
    const dialog = await screen.findByRole('dialog', { name: 'Reopen this survey?' });
    expect(dialog.textContent).toMatch(/invited people who have not answered yet/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reopen' }));
    await screen.findByText('Survey reopened successfully!');
    expect(calls).toHaveLength(1);
  });

  it('is not offered where the server does not allow it', () => {
    answerCalls({});
    show(<SurveyHeader survey={invited({ status: 'archived', allowed: { ...allowed, reopen: false } })} />);
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });
});

describe('surveys for you', () => {
  const mine = (changes: Partial<MySurvey> = {}): MySurvey => ({
    _id: 's',
    title: 'June pulse',
    companyName: 'Nebula Works',
    anonymous: true,
    endDate: null,
    link: '/survey/s#t=secret',
    used: false,
    ...changes,
  });
  const answer = (surveys: MySurvey[]) => answerCalls({ 'GET /api/surveys/mine': { status: 200, body: { surveys } } });

  it('leads to the own link in another tab, and says whether a name goes along', async () => {
    answer([mine(), mine({ _id: 'o', title: 'First week', anonymous: false, link: '/survey/o#t=other' })]);
    show(<SurveysForYouPanel />);
    const link = await screen.findByRole('link', { name: /June pulse.*Anonymous/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/survey/s#t=secret',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByRole('link', { name: /First week.*With your name/ })).toBeTruthy();
  });

  it.each([['nothing waits', []] as const, ['all is answered', [mine({ used: true })]] as const])(
    'is not there when %s',
    async (_name, surveys) => {
      const calls = answer([...surveys]);
      show(<SurveysForYouPanel />);
      await waitFor(() => {
        expect(calls).toHaveLength(1);
      });
      expect(screen.queryByText('Surveys for you')).toBeNull();
    },
  );
});
