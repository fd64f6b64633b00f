// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/surveys/test-support/render-screen.tsx';
import { answerCalls } from '../lib/test-support/answer-calls.ts';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { InvitationPage } from './invitation-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

stubBrowser();

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const refused = (code: string, message: string, status = 409) => ({ status, body: { code, message } });
const noDemo = refused('not_found', 'There is none', 404);

function fillRegistration(confirm: string) {
  type('First Name', 'Grace');
  type('Last Name', 'Hopper');
  type('Email address', 'grace@navy.example');
  type('Password', 'a long enough phrase');
  type('Confirm Password', confirm);
  type('Company Name', 'Second Works');
  type('Industry', 'technology');
  type('Company Size', '11-50');
}

it('registers nobody while the passwords differ', async () => {
  const calls = answerCalls({});
  renderScreen('/register', '/register', <RegisterPage />);
  fillRegistration('another password');
  click('Create account');
  await screen.findByText('Passwords do not match');
  expect(calls).toEqual([]);
});

it('says that an e-mail is taken, and keeps what was typed', async () => {
  answerCalls({
    'POST /api/auth/register': refused('email_taken', 'An account with this email already exists'),
  });
  renderScreen('/register', '/register', <RegisterPage />);
  fillRegistration('a long enough phrase');
  click('Create account');
  await screen.findAllByText('An account with this email already exists');
  expect(screen.getByLabelText<HTMLInputElement>('Company Name').value).toBe('Second Works');
});

it('shows a password on demand', () => {
  answerCalls({});
  renderScreen('/register', '/register', <RegisterPage />);
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.type).toBe('password');
  fireEvent.mouseDown(screen.getAllByRole('button', { name: 'Show password' })[0] ?? document.body);
  expect(password.type).toBe('text');
});

it('says what the server says of a refused sign-in, and stays', async () => {
  answerCalls({
    'GET /api/auth/demo': noDemo,
    'POST /api/auth/login': refused('unauthenticated', 'Email or password is incorrect', 401),
  });
  const router = renderScreen('/login', '/login', <LoginPage />);
  type('Email address', 'grace@navy.example');
  type('Password', 'not the password');
  click('Sign in');
  await screen.findAllByText('Email or password is incorrect');
  expect(router.state.location.pathname).toBe('/login');
});

it('tells whoever is signed in that joining by a link signs them out, and asks for the missing name', async () => {
  const invitation = {
    email: 'grace@navy.example',
    firstName: 'Grace',
    lastName: '',
    companyName: 'Navy',
    invitedBy: 'Ada Byron',
    expiresAt: '2026-03-01T09:00:00.000Z',
  };
  const calls = answerCalls({ 'POST /api/auth/invitation': { status: 200, body: { invitation } } });
  renderScreen('/invitation#token=t', '/invitation', <InvitationPage />);
  await screen.findByText(/You are signed in as Ann Lee/);
  expect(screen.getByText(/Ada Byron invites you/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Grace');
  type('Password', 'a long enough phrase');
  type('Confirm Password', 'a long enough phrase');
  click('Join Navy');
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText('Last Name'));
  });
  expect(calls).toHaveLength(1);
});
