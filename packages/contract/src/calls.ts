/**
 * Every call of the API by name: its method, and its path with parameters in braces. Plain data without an import, for
 * the web app has it in its first bundle; what goes in and comes out is described in the files of the areas.
 */
export const CALLS = {
  // auth.ts
  register: { method: 'POST', path: '/api/auth/register' },
  login: { method: 'POST', path: '/api/auth/login' },
  getDemo: { method: 'GET', path: '/api/auth/demo' },
  getMe: { method: 'GET', path: '/api/auth/me' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  updateProfile: { method: 'PUT', path: '/api/auth/profile' },
  changePassword: { method: 'PUT', path: '/api/auth/password' },
  listSessions: { method: 'GET', path: '/api/auth/sessions' },
  revokeSession: { method: 'DELETE', path: '/api/auth/sessions/{id}' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },

  // company.ts
  getDashboard: { method: 'GET', path: '/api/company/dashboard' },
  getCompany: { method: 'GET', path: '/api/company' },
  saveCoreValues: { method: 'POST', path: '/api/company/core-values' },
  getCompanySettings: { method: 'GET', path: '/api/company/settings' },
  saveCompanySettings: { method: 'PUT', path: '/api/company/settings' },
  getCompanyReviewSettings: { method: 'GET', path: '/api/company/review-settings' },
  saveCompanyReviewSettings: { method: 'PUT', path: '/api/company/review-settings' },
  getFirstRun: { method: 'GET', path: '/api/company/first-run' },
  dismissFirstRun: { method: 'POST', path: '/api/company/first-run/dismiss' },

  // people.ts
  listPeople: { method: 'GET', path: '/api/people' },
  getPerson: { method: 'GET', path: '/api/people/{id}' },
  getOrgChart: { method: 'GET', path: '/api/people/org-chart' },
  addPerson: { method: 'POST', path: '/api/people' },
  updatePerson: { method: 'PUT', path: '/api/people/{id}' },
  changeRole: { method: 'PUT', path: '/api/people/{id}/role' },
  setLeave: { method: 'PUT', path: '/api/people/{id}/leave' },
  deactivatePerson: { method: 'POST', path: '/api/people/{id}/deactivate' },
  reactivatePerson: { method: 'POST', path: '/api/people/{id}/reactivate' },
  erasePerson: { method: 'POST', path: '/api/people/{id}/erase' },
  exportPersonalData: { method: 'GET', path: '/api/people/{id}/personal-data' },
  exportPeople: { method: 'GET', path: '/api/people/export' },
  listDepartments: { method: 'GET', path: '/api/company/departments' },
  addDepartment: { method: 'POST', path: '/api/company/departments' },
  renameDepartment: { method: 'PUT', path: '/api/company/departments/{id}' },
  deleteDepartment: { method: 'DELETE', path: '/api/company/departments/{id}' },

  // invitations.ts
  invitePeople: { method: 'POST', path: '/api/people/invitations' },
  countWaiting: { method: 'GET', path: '/api/people/invitations/waiting' },
  inviteWaiting: { method: 'POST', path: '/api/people/invitations/waiting' },
  invitePerson: { method: 'POST', path: '/api/people/{id}/invitation' },
  revokeInvitation: { method: 'DELETE', path: '/api/people/{id}/invitation' },
  readInvitation: { method: 'POST', path: '/api/auth/invitation' },
  acceptInvitation: { method: 'POST', path: '/api/auth/accept-invitation' },

  // people-imports.ts
  uploadPeopleImport: { method: 'POST', path: '/api/people/imports' },
  listPeopleImports: { method: 'GET', path: '/api/people/imports' },
  getPeopleImport: { method: 'GET', path: '/api/people/imports/{id}' },
  checkPeopleImport: { method: 'POST', path: '/api/people/imports/{id}/check' },
  applyPeopleImport: { method: 'POST', path: '/api/people/imports/{id}/apply' },
  undoPeopleImport: { method: 'POST', path: '/api/people/imports/{id}/undo' },

  // documents.ts
  uploadHandbook: { method: 'POST', path: '/api/company/upload-handbook' },
  getHandbook: { method: 'GET', path: '/api/company/handbook' },
  listHandbookSections: { method: 'GET', path: '/api/company/handbook/sections' },
  searchHandbook: { method: 'GET', path: '/api/company/handbook/search' },
  getHandbookOriginal: { method: 'GET', path: '/api/company/handbook/{id}/original' },
  removeHandbook: { method: 'DELETE', path: '/api/company/handbook/{id}' },

  // surveys.ts
  listSurveys: { method: 'GET', path: '/api/surveys' },
  createSurvey: { method: 'POST', path: '/api/surveys' },
  getAudience: { method: 'GET', path: '/api/surveys/audience' },
  listMySurveys: { method: 'GET', path: '/api/surveys/mine' },
  getSurvey: { method: 'GET', path: '/api/surveys/{id}' },
  updateSurvey: { method: 'PUT', path: '/api/surveys/{id}' },
  deleteSurvey: { method: 'DELETE', path: '/api/surveys/{id}' },
  launchSurvey: { method: 'POST', path: '/api/surveys/{id}/launch' },
  closeSurvey: { method: 'POST', path: '/api/surveys/{id}/close' },
  reopenSurvey: { method: 'POST', path: '/api/surveys/{id}/reopen' },
  duplicateSurvey: { method: 'POST', path: '/api/surveys/{id}/duplicate' },

  // responses.ts
  listResponses: { method: 'GET', path: '/api/surveys/{id}/responses' },

  // public-surveys.ts
  getPublicSurvey: { method: 'GET', path: '/api/public/surveys/{id}' },
  startResponse: { method: 'POST', path: '/api/public/surveys/{id}/starts' },
  getSurveyKey: { method: 'GET', path: '/api/public/surveys/{id}/key' },
  checkInvitation: { method: 'POST', path: '/api/public/surveys/{id}/invitations/check' },
  issueToken: { method: 'POST', path: '/api/public/surveys/{id}/tokens' },
  acceptResponse: { method: 'POST', path: '/api/public/surveys/{id}/responses' },

  // analytics.ts
  getCompanyAnalytics: { method: 'GET', path: '/api/analytics/company' },
  getExecutiveDashboard: { method: 'GET', path: '/api/analytics/executive' },
  getSurveyAnalytics: { method: 'GET', path: '/api/analytics/survey/{id}' },

  // exports.ts
  startSurveyExport: { method: 'POST', path: '/api/surveys/{id}/exports' },
  startCompanyExport: { method: 'POST', path: '/api/analytics/company/exports' },
  getExport: { method: 'GET', path: '/api/exports/{id}' },
  getExportFile: { method: 'GET', path: '/api/exports/{id}/file' },
  cancelExport: { method: 'DELETE', path: '/api/exports/{id}' },

  // ai.ts
  generateSurvey: { method: 'POST', path: '/api/ai/dev/generate-survey' },
  getCompanyInsights: { method: 'GET', path: '/api/ai/company-insights' },
  getInsights: { method: 'GET', path: '/api/company/insights' },
  listSurveyComments: { method: 'GET', path: '/api/analytics/survey/{id}/comments' },

  // reviews.ts
  listReviews: { method: 'GET', path: '/api/reviews/dev' },
  getReviewAnalytics: { method: 'GET', path: '/api/reviews/dev/analytics/overview' },

  // notifications.ts
  listOutbox: { method: 'GET', path: '/api/notifications/outbox' },

  // audit.ts
  listAuditEntries: { method: 'GET', path: '/api/audit' },
  exportAuditEntries: { method: 'GET', path: '/api/audit/export' },
} as const;
