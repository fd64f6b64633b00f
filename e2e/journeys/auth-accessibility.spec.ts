import { sweep } from '../accessibility-sweep.ts';
import { mailedLink } from '../mailed-link.ts';
import { expect, signInAs, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { RegisterPage } from '../pages/register.page.ts';

test('every screen before and about the sign-in is accessible', async ({ page, company }) => {
  const grace = await company.api.addPerson({ firstName: 'Grace', lastName: 'Hopper', invite: true });
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const open = (path: string, title: string) => async () => {
    await page.goto(path);
    await heading(title);
  };
  await sweep(page, 'auth', {
    login: [
      { state: 'as it is', open: open('/login', 'Welcome back'), alsoOnPhone: true },
      {
        state: 'refused',
        async open() {
          await new LoginPage(page).open();
          await new LoginPage(page).signIn({ ...company, password: 'not the password' });
          await expect(page.getByText('Email or password is incorrect').first()).toBeVisible();
        },
      },
    ],
    register: [
      {
        state: 'with all that is missing',
        async open() {
          await new RegisterPage(page).open();
          await new RegisterPage(page).submit();
          await expect(page.getByRole('alert').first()).toBeVisible();
        },
      },
    ],
    forgotPassword: [{ state: 'as it is', open: open('/forgot-password', 'Forgot your password?') }],
    resetPassword: [
      { state: 'by a link', open: open('/reset-password#token=none', 'Set a new password') },
      {
        state: 'by half a link',
        async open() {
          await page.goto('about:blank');
          await page.goto('/reset-password');
          await heading('This link is incomplete');
        },
      },
    ],
    invitation: [
      {
        state: 'by a link',
        async open() {
          await page.goto(await mailedLink(company.api, grace.email));
          await heading('Join Journey Works');
        },
      },
      {
        state: 'by a link that does not work',
        async open() {
          await page.goto('about:blank');
          await page.goto('/invitation#token=none');
          await heading('This invitation does not work');
        },
      },
    ],
    profile: [
      {
        state: 'with a session',
        async open() {
          await signInAs(page, company.api);
          await page.goto('/profile');
          await expect(page.getByText('This device')).toBeVisible();
        },
      },
    ],
  });
});
