import { aiEndpoints } from './ai.ts';
import { analyticsEndpoints } from './analytics.ts';
import { auditEndpoints } from './audit.ts';
import { authEndpoints } from './auth.ts';
import { companyEndpoints, dashboardEndpoints } from './company.ts';
import { documentEndpoints } from './documents.ts';
import { exportEndpoints } from './exports.ts';
import { invitationEndpoints } from './invitations.ts';
import { notificationEndpoints } from './notifications.ts';
import { peopleImportEndpoints } from './people-imports.ts';
import { departmentEndpoints, peopleEndpoints } from './people.ts';
import { publicSurveyEndpoints } from './public-surveys.ts';
import { responseEndpoints } from './responses.ts';
import { reviewEndpoints } from './reviews.ts';
import { surveyEndpoints } from './surveys.ts';

export * from './ai.ts';
export * from './analytics.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './company.ts';
export * from './documents.ts';
export * from './exports.ts';
export * from './invitations.ts';
export * from './notifications.ts';
export * from './people-imports.ts';
export * from './people.ts';
export * from './public-surveys.ts';
export * from './responses.ts';
export * from './reviews.ts';
export * from './surveys.ts';

/** Every call of the API by name. */
export const endpoints = {
  ...authEndpoints,
  ...dashboardEndpoints,
  ...companyEndpoints,
  ...departmentEndpoints,
  ...peopleEndpoints,
  ...invitationEndpoints,
  ...peopleImportEndpoints,
  ...documentEndpoints,
  ...surveyEndpoints,
  ...responseEndpoints,
  ...publicSurveyEndpoints,
  ...analyticsEndpoints,
  ...exportEndpoints,
  ...aiEndpoints,
  ...reviewEndpoints,
  ...notificationEndpoints,
  ...auditEndpoints,
};
