import type { FastifyInstance } from 'fastify';
import type { AuditSubjects } from './audit-subjects.ts';
import type { Deps } from './deps.ts';
import type { AnySubscriber } from './events/subscriber.ts';
import type { Router } from './http/routes.ts';
import type { AnyJobKind } from './jobs/job-kind.ts';
import type { PersonalData } from './personal-data.ts';

/** What one product area adds to the server. */
export interface ServerModule {
  name: string;
  /** The area's described calls. Those that ask every area, such as erasing a person, get all of them. */
  routes?: (router: Router, deps: Deps, areas: readonly ServerModule[]) => void;
  /** Pages and files that are no described calls; on the main listener only. */
  pages?: (app: FastifyInstance, deps: Deps) => void | Promise<void>;
  /** What it keeps about people, what erasing takes away and what they get as a file. */
  personalData?: PersonalData;
  /** What its entries in the audit log are about. Their words stand in the area's folder of packages/domain. */
  auditSubjects?: AuditSubjects;
  /** What it does in the background, in the processes whose role is to work. */
  jobs?: readonly AnyJobKind[];
  /** How it reacts to what happens in any area, in the same processes. */
  on?: readonly AnySubscriber[];
  /** Work before the first request. What it answers is shown to whoever starts the server, e.g. how to sign in. */
  start?: (deps: Deps) => Promise<string | undefined>;
  /** Work left when the server stops, e.g. responses that wait for their commit. */
  stop?: (deps: Deps) => Promise<void>;
}
