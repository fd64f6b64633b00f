// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PublicSurvey } from '@vela/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeInvitations, aSession } from '../../test-support/a-session.ts';
import { anInvitedSurvey, aSurvey, pageOf } from '../../test-support/a-survey.ts';
import { MESSAGES } from '../messages/messages.ts';
import { RespondentPage } from '../respondent-page.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Options = Parameters<typeof aSession>[1] & { language?: 'en' | 'ar' };

async function open(survey: PublicSurvey, { language = 'en', ...options }: Options = {}) {
  const data = { ...pageOf(survey), language, messages: MESSAGES[language] };
  const invitations = options.invitations ?? new FakeInvitations();
  const made = aSession(data, { linkSecret: 'the-secret', ...options, invitations });
  render(<RespondentPage data={data} session={made.session} />);
  await act(() => made.session.start(null));
  return made;
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** jsdom does not say by itself that a disclosure was opened. */
async function openDisclosure(name: string): Promise<HTMLElement> {
  const details = screen.getByText(name).closest('details');
  if (!details) throw new Error(`No disclosure ${name}`);
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
  return details;
}
const shownJson = (details: HTMLElement): unknown => JSON.parse(details.querySelector('pre')?.textContent ?? '');

const sales = { key: 'd=sales&t=1_to_3', department: 'Sales', tenure: '1 to 3 years' };
const invitationsOf = (checked: Partial<FakeInvitations['checked']>) => {
  const invitations = new FakeInvitations();
  return Object.assign(invitations, { checked: { ...invitations.checked, ...checked } });
};

test('says before the first question how it works, with the fingerprint of the published key', async () => {
  await open(anInvitedSurvey());
  expect(screen.getByRole('heading', { name: 'Your answers are anonymous, and you can check it' })).toBeDefined();
  const how = await openDisclosure('How this works');
  expect(within(how).getAllByRole('listitem')).toHaveLength(5);
  expect(how.querySelector('code')?.textContent).toMatch(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/);
  expect(how.compareDocumentPosition(screen.getByRole('radiogroup'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('what leaves my device', () => {
  test('shows the answers and the group in words before, the token when it is asked for', async () => {
    const { invitations } = await open(anInvitedSurvey(), { invitations: invitationsOf({ segment: sales }) });
    await click(screen.getByRole('radio', { name: '4' }));
    const details = await openDisclosure('What leaves my device');
    expect(shownJson(details)).toMatchObject({ answers: [{ questionId: 'q1', answer: '4' }] });
    expect(shownJson(details)).not.toHaveProperty('token');
    expect(
      within(details)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sales', '1 to 3 years']);
    expect(invitations.issuedFor).toEqual([]);
    await click(within(details).getByRole('button', { name: 'Make my token now' }));
    expect(shownJson(details)).toMatchObject({ token: { message: 'message 1' }, segment: 'd=sales&t=1_to_3' });
    expect(within(details).getByText('Your token is ready and kept on this device.')).toBeDefined();
  });

  test('shows after sending what was sent, without the link', async () => {
    const { server } = await open(anInvitedSurvey());
    await click(screen.getByRole('radio', { name: '2' }));
    await click(screen.getByRole('button', { name: 'Send answers' }));
    const details = await openDisclosure('What leaves my device');
    expect(shownJson(details)).toEqual(server.submitted[0]?.body);
    expect(details.textContent).not.toContain('the-secret');
    expect(within(details).getByText(/This was sent/)).toBeDefined();
  });

  test('says so where only the whole survey is told, and where a token could not be had', async () => {
    const invitations = new FakeInvitations();
    invitations.refusals = [{ kind: 'retry', reason: 'offline', retryAfterMs: 0 }];
    await open(anInvitedSurvey(), { invitations });
    const details = await openDisclosure('What leaves my device');
    expect(within(details).getByText(/for the survey as a whole/)).toBeDefined();
    await click(within(details).getByRole('button', { name: 'Make my token now' }));
    expect(within(details).getByText('The server could not be reached. Please try again.')).toBeDefined();
  });

  test('is there on an open link too, without a word about links', async () => {
    await open(aSurvey());
    const details = await openDisclosure('What leaves my device');
    expect(within(details).queryByText(/link/)).toBeNull();
    expect(within(details).queryByRole('button')).toBeNull();
  });

  test('speaks the language of the page', async () => {
    await open(anInvitedSurvey(), { language: 'ar', invitations: invitationsOf({ segment: sales }) });
    const details = await openDisclosure(MESSAGES.ar.leavesTitle);
    expect(within(details).getByText(MESSAGES.ar.tenure1To3)).toBeDefined();
  });
});

test('without a secure context says so, and what that means', async () => {
  await open(anInvitedSurvey(), { isSecureContext: false });
  expect(screen.getByText(/not opened by a secure address/)).toBeDefined();
  expect(screen.queryByText('How this works')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your answers are anonymous' })).toBeDefined();
});

test('a personal link of a survey that is not anonymous says whose name goes along', async () => {
  const invitations = invitationsOf({ respondentName: 'Ada Byron' });
  await open(anInvitedSurvey({ anonymous: false, verified: undefined }), { invitations });
  expect(screen.getByText('This is the personal link of Ada Byron: your answers will carry this name.')).toBeDefined();
});

test('without a link says what to do, and leads to Vela', async () => {
  const data = pageOf(anInvitedSurvey());
  const { session } = aSession(data);
  render(<RespondentPage data={data} session={session} />);
  await act(() => session.start(null));
  expect(document.activeElement?.textContent).toBe('You need your personal link');
  expect(screen.getByRole('link', { name: 'Open Vela' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('another language keeps the personal link', async () => {
  window.location.hash = '#t=the-secret';
  await open(anInvitedSurvey());
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
  await click(link);
  expect(link.href).toMatch(/\?lang=de#t=the-secret$/);
  window.location.hash = '';
});
