import type { Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import { isTimeZone } from '@vela/domain/company';
import {
  cleanEmail,
  planImportInSteps,
  problemsOfMapping,
  type ImportMapping,
  type ImportPlan,
  type Steps,
} from '@vela/domain/people';
import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError, invalid } from '../../../platform/domain-error.ts';
import { companyDay } from '../company-day.ts';
import {
  listImportableDepartments,
  listPeopleToPlan,
  listTakenElsewhere,
  type PersonToPlan,
} from './imported-members-store.ts';
import { listFileRows, type ImportRecord } from './people-imports-store.ts';

export interface PlanRequest {
  record: ImportRecord;
  mapping: ImportMapping;
  leaveOut: readonly number[];
}

export interface MadePlan {
  plan: ImportPlan;
  people: PersonToPlan[];
  today: string;
}

/** The plan of an import as the company is now: what the check shows and what the import carries out. */
export async function makeImportPlan(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  { record, mapping, leaveOut }: PlanRequest,
): Promise<MadePlan> {
  const { companyId } = actor;
  const columns = record.row.fileFormat.header.length;
  assertMapping(record, mapping);
  const rows = await listFileRows(tx, { companyId, id: record.row.id });
  if (rows.length === 0) throw importRowsGone();
  const keys = rows.map(({ cells }) => emailKey(cleanEmail(cells[mapping.email ?? -1] ?? '')));
  const people = await listPeopleToPlan(tx, companyId);
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const { today } = await companyDay(tx, deps, companyId);
  const steps = planImportInSteps({
    rows,
    columns,
    mapping,
    leaveOut: new Set(leaveOut),
    existing: people.map((person) => ({ ...person, managerEmail: emails.get(person.managerId ?? '') ?? null })),
    departments: await listImportableDepartments(tx, companyId),
    takenEmails: await listTakenElsewhere(tx, companyId, keys),
    actorId: actor.memberId,
    today,
    isTimeZone,
  });
  return { plan: await runInTurns(steps), people, today };
}

export function assertMapping({ row }: ImportRecord, mapping: ImportMapping): void {
  const problems = problemsOfMapping(mapping, row.fileFormat.header.length);
  if (problems.length > 0) throw invalid(problems);
}

export const importRowsGone = () =>
  new DomainError('conflict', 'The rows of this file are not kept any more. Please upload it again.');

/** Runs long work a step at a time; between them the server answers others. */
async function runInTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
