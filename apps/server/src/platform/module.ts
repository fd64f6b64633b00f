import type { Tx } from '@vela/db';
import type { FastifyInstance } from 'fastify';
import type { AuditSubjects } from './audit-store.ts';
import type { Deps } from './deps.ts';
import type { AnySubscriber } from './events/event-types.ts';
import type { Router } from './http/routes.ts';
import type { AnyJobKind } from './jobs/job-kind.ts';
import type { Schedule } from './schedules/schedules.ts';

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
  /** What comes round in every company, once however many such processes there are. */
  schedules?: readonly Schedule[];
  /** Work before the first request. What it answers is shown to whoever starts the server, e.g. how to sign in. */
  start?: (deps: Deps) => Promise<string | undefined>;
  /** Work left when the server stops, e.g. responses that wait for their commit. */
  stop?: (deps: Deps) => Promise<void>;
}

/** Somebody whose data are gathered or erased. */
export interface PersonOnFile {
  companyId: string;
  memberId: string;
  /** Every address that the person has or had here, in small letters. */
  addresses: readonly string[];
}

interface PersonToErase extends PersonOnFile {
  /** As it was until now. */
  email: string;
  /** Full names that the person has or had. */
  names: readonly string[];
}

/** What becomes of a column that holds a member's id. */
interface MemberColumn {
  /** Erasing the member removes the rows, empties the column, or leaves the id, which then names nobody. */
  erasing: 'removes' | 'empties' | { keeps: string };
  /** Whether "download my data" tells of the rows. */
  download: 'shows' | { omits: string };
}

/** What an area keeps about people: docs/adr/0028-areas-register-themselves.md. */
export interface PersonalData {
  /** Every column of the area's tables that holds a member's id, as `table.column`. */
  columns: Record<string, MemberColumn>;
  /** Takes the person out of the area's tables. The member's own row is erased by then; no other area may be counted on. */
  erase?: (tx: Tx, person: PersonToErase) => Promise<void>;
  /** The area's parts of the file, by their names in it. */
  collect?: (tx: Tx, person: PersonOnFile) => Promise<Record<string, unknown>>;
}
