// Each screen is code of its own, fetched when it is first opened.
export const guestScreens = {
  login: async () => ({ Component: (await import('../pages/login-page.tsx')).LoginPage }),
  register: async () => ({ Component: (await import('../pages/register-page.tsx')).RegisterPage }),
  forgotPassword: async () => ({ Component: (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage }),
  invitation: async () => ({ Component: (await import('../pages/invitation-page.tsx')).InvitationPage }),
  resetPassword: async () => ({ Component: (await import('../pages/reset-password-page.tsx')).ResetPasswordPage }),
};

export const memberScreens = {
  dashboard: async () => ({ Component: (await import('../pages/dashboard-page.tsx')).DashboardPage }),
  surveys: async () => ({ Component: (await import('../pages/surveys-page.tsx')).SurveysPage }),
  surveyCreate: async () => ({ Component: (await import('../pages/survey-create-page.tsx')).SurveyCreatePage }),
  survey: async () => ({ Component: (await import('../pages/survey-detail-page.tsx')).SurveyDetailPage }),
  surveyEdit: async () => ({ Component: (await import('../pages/survey-edit-page.tsx')).SurveyEditPage }),
  analytics: async () => ({ Component: (await import('../pages/analytics-page.tsx')).AnalyticsPage }),
  surveyAnalytics: async () => ({
    Component: (await import('../pages/survey-analytics-page.tsx')).SurveyAnalyticsPage,
  }),
  company: async () => ({ Component: (await import('../pages/company-page.tsx')).CompanyPage }),
  notifications: async () => ({ Component: (await import('../pages/notifications-page.tsx')).NotificationsPage }),
  profile: async () => ({ Component: (await import('../pages/profile-page.tsx')).ProfilePage }),
};
