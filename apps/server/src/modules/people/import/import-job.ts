import { endpoints } from '@vela/contract';
import type { Tx } from '@vela/db';
import { hasLeft, type ImportPlan, type ImportResult } from '@vela/domain/people';
import { z } from 'zod';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { JobKind, JobOf, RunningJob } from '../../../platform/jobs/job-kind.ts';
import { inviteMembers } from '../invitations/invite-members.ts';
import { inPeopleTurn } from '../people-turn.ts';
import { applyImportPlan, PlanOutdated } from './apply-import-plan.ts';
import { auditGivenRoles, rolesGivenBy } from './given-roles.ts';
import { makeImportPlan, type MadePlan } from './make-import-plan.ts';
import { getImportOrThrow, getImportStarter, updateRunningImport, type ImportKey } from './people-imports-store.ts';

const importData = z.object({
  importId: z.uuid(),
  memberId: z.uuid(),
  /** Of the process that was asked: invitations lead there, wherever the job runs. */
  publicUrl: z.string(),
  options: endpoints.applyPeopleImport.body,
});
type ImportData = z.output<typeof importData>;
type ImportJob = RunningJob<ImportData>;
export type ImportOptions = ImportData['options'];

const keyOf = ({ companyId, data }: JobOf<ImportData>): ImportKey => ({ companyId, id: data.importId });

const TRIES = 3;

/** Carries an import out, all of it or nothing. Once: whoever is told that nothing was changed decides what comes next. */
export const peopleImportJob: JobKind<ImportData> = {
  name: 'import-people',
  data: importData,
  concurrency: 2,
  attempts: 1,
  run: runImport,
  waitsAgain: async (tx, _deps, broken) => {
    await updateRunningImport(tx, keyOf(broken), { processedRows: 0 });
  },
  givenUp: (tx, deps, broken) => fail(tx, deps, keyOf(broken), broken.why === 'abandoned' ? ABANDONED : UNEXPECTED),
};

const ABANDONED = 'The server stopped in the middle. Nothing was changed, and you can start the import again.';
const UNEXPECTED = 'Something went wrong on our side. Nothing was changed; please start the import again.';

async function runImport(deps: Deps, job: ImportJob): Promise<void> {
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await importPeople(deps, job);
        return;
      } catch (error) {
        if (!(error instanceof PlanOutdated) || attempt === TRIES) throw error;
      }
    }
  } catch (error) {
    if (job.signal.aborted || !(error instanceof DomainError)) throw error;
    await job.inTenant((tx) => fail(tx, deps, keyOf(job), error.message));
  }
}

async function fail(tx: Tx, deps: Pick<Deps, 'clock'>, key: ImportKey, problem: string): Promise<void> {
  await updateRunningImport(tx, key, { status: 'failed', problem, finishedAt: deps.clock.now() });
}

async function importPeople(deps: Deps, job: ImportJob): Promise<void> {
  const { options, memberId, publicUrl } = job.data;
  const key = keyOf(job);
  await inPeopleTurn(deps.db, job.companyId, async (tx) => {
    const record = await getImportOrThrow(tx, key, deps.clock.now());
    // It is done: the server stopped before the queue heard of it.
    if (record.row.status !== 'running') return;
    const actor: Actor = { ...(await getImportStarter(tx, { ...key, memberId })), sessionId: '', role: 'admin' };
    const made = await makeImportPlan(tx, deps, actor, { record, ...options });
    assertStillAdmin(made, actor);
    if (options.rows === 'all') assertNothingRefused(made.plan);
    const { counts } = made.plan;
    let processedRows = counts.unchanged + counts.leftOut;
    const showProgress = () => tellProgress(job, processedRows);
    await showProgress();
    const applied = await applyImportPlan(tx, made, {
      deps,
      companyId: key.companyId,
      importId: key.id,
      onWritten: (people) => {
        processedRows += people;
        return showProgress();
      },
    });
    const { createdIds, newDepartments } = applied;
    await auditGivenRoles(tx, deps, actor, rolesGivenBy(made.plan.lines, createdIds));
    const inviting = { ...deps, publicUrl: () => publicUrl };
    const invited = options.invite ? await inviteMembers(tx, inviting, actor, new Set(createdIds.values())) : 0;
    await finish(tx, deps, { actor, job, result: { ...counts, invited }, newDepartments, processedRows });
  });
}

/** In a transaction beside of the import's, so that others see it while that one is still open. */
async function tellProgress(job: ImportJob, processedRows: number): Promise<void> {
  job.signal.throwIfAborted();
  await job.inTenantBeside((tx) => updateRunningImport(tx, keyOf(job), { processedRows }));
}

interface Finished {
  actor: Actor;
  job: ImportJob;
  result: ImportResult;
  newDepartments: string[];
  processedRows: number;
}

async function finish(tx: Tx, deps: Deps, { actor, job, ...outcome }: Finished): Promise<void> {
  const { result, newDepartments } = outcome;
  const key = keyOf(job);
  // Not before the end: the job shows by this row that it goes on, which takes longer than a worker may be silent.
  await job.hold(tx);
  const done = { status: 'done', finishedAt: deps.clock.now(), ...outcome } as const;
  if (!(await updateRunningImport(tx, key, done))) throw new Error('An import was ended while it was carried out');
  await audit(tx, deps, actor, {
    action: 'import.finished',
    subjectType: 'import',
    subjectId: key.id,
    detail: { ...result, newDepartments: newDepartments.length },
  });
}

function assertStillAdmin({ people, today }: MadePlan, actor: Actor): void {
  const person = people.find(({ id }) => id === actor.memberId);
  if (person?.role === 'admin' && person.status === 'active' && !hasLeft(person, today)) return;
  throw new DomainError('forbidden', 'Whoever started the import is not an admin any more. Nothing was changed.');
}

function assertNothingRefused({ problems }: ImportPlan): void {
  const [first] = problems;
  if (first === undefined) return;
  const lines = new Set(problems.map(({ line }) => line)).size;
  const count = lines === 1 ? 'One line can’t be taken' : `${lines} lines can’t be taken`;
  throw new DomainError(
    'conflict',
    `${count}, so nothing was changed. Line ${first.line}: ${first.message}. Correct the file, or import the other lines only.`,
  );
}
