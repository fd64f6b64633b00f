import { aiModule } from './modules/ai/index.ts';
import { analyticsModule } from './modules/analytics/index.ts';
import { exportsModule } from './modules/exports/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { authModule } from './modules/auth/index.ts';
import { responsesModule } from './modules/responses/index.ts';
import { surveyInvitationsModule } from './modules/survey-invitations/index.ts';
import { surveysModule } from './modules/surveys/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { reviewsModule } from './modules/reviews/index.ts';
import { companyModule } from './modules/company/index.ts';
import { peopleModule } from './modules/people/index.ts';
import { documentsModule } from './modules/documents/index.ts';
import { demoModule } from './modules/demo/index.ts';
import { eventJobs } from './platform/events/event-jobs.ts';
import type { AnyJobKind } from './platform/jobs/job-kind.ts';
import { forgetWhatIsOver } from './platform/forget-what-is-over.ts';
import type { ServerModule } from './platform/module.ts';
import { scheduleJobs, type Schedule } from './platform/schedules/schedules.ts';

/** Every product area, visibly. */
export const modules: ServerModule[] = [
  authModule,
  surveysModule,
  surveyInvitationsModule,
  responsesModule,
  analyticsModule,
  exportsModule,
  aiModule,
  notificationsModule,
  reviewsModule,
  companyModule,
  peopleModule,
  documentsModule,
  auditModule,
  demoModule,
];

/** Everything that comes round. */
export const schedules: Schedule[] = [forgetWhatIsOver, ...modules.flatMap((module) => module.schedules ?? [])];

/** Everything that is done in the background. */
export const jobKinds: AnyJobKind[] = [
  ...modules.flatMap(({ jobs }) => jobs ?? []),
  ...eventJobs(modules.flatMap(({ on }) => on ?? [])),
  ...scheduleJobs(schedules),
];
