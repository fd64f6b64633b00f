import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const authArea: WebArea = {
  screens: [
    {
      path: paths.login,
      access: 'guests',
      page: async () => (await import('../../pages/login-page.tsx')).LoginPage,
    },
    {
      path: paths.register,
      access: 'guests',
      page: async () => (await import('../../pages/register-page.tsx')).RegisterPage,
    },
    {
      path: paths.forgotPassword,
      access: 'guests',
      page: async () => (await import('../../pages/forgot-password-page.tsx')).ForgotPasswordPage,
    },
    // A mailed link must work wherever it is opened, for signed-in people too.
    {
      path: paths.resetPassword,
      access: 'everybody',
      page: async () => (await import('../../pages/reset-password-page.tsx')).ResetPasswordPage,
    },
    {
      path: paths.invitation,
      access: 'everybody',
      page: async () => (await import('../../pages/invitation-page.tsx')).InvitationPage,
    },
    { path: paths.profile, page: async () => (await import('../../pages/profile-page.tsx')).ProfilePage },
  ],
  palette: [{ label: 'Profile', to: paths.profile }],
};
