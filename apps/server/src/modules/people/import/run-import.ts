import type { Tx } from '@vela/db';
import { hasLeft, type ImportMapping, type ImportPlan, type ImportResult } from '@vela/domain/people';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { inviteMembers } from '../invitations/invite-members.ts';
import { applyImportPlan, PlanOutdated } from './apply-import-plan.ts';
import { auditGivenRoles, rolesGivenBy } from './given-roles.ts';
import { makeImportPlan, type MadePlan } from './make-import-plan.ts';
import { getImportOrThrow, setFinished, setProgress, type ImportRun } from './people-imports-store.ts';
import { inPeopleTurn } from '../people-turn.ts';

export interface ImportOptions {
  mapping: ImportMapping;
  rows: 'all' | 'valid';
  leaveOut: readonly number[];
  invite: boolean;
}

type RunDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'publicUrl' | 'log'>;

const TRIES = 3;
const UNEXPECTED = 'Something went wrong on our side. Nothing was changed; please start the import again.';

/** Carries an import out, all of it or nothing, and leaves behind how it went. */
export async function runImport(deps: RunDeps, actor: Actor, run: ImportRun, options: ImportOptions): Promise<void> {
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await importPeople(deps, actor, run, options);
        return;
      } catch (error) {
        if (!(error instanceof PlanOutdated) || attempt === TRIES) throw error;
      }
    }
  } catch (error) {
    const expected = error instanceof DomainError;
    if (!expected) deps.log.error({ err: error, importId: run.id }, 'an import of people failed');
    const problem = expected ? error.message : UNEXPECTED;
    await deps.db.inTenant(run.companyId, (tx) =>
      setFinished(tx, run, { status: 'failed', now: deps.clock.now(), problem }),
    );
  }
}

async function importPeople(deps: RunDeps, actor: Actor, run: ImportRun, options: ImportOptions): Promise<void> {
  const { companyId, id } = run;
  await inPeopleTurn(deps.db, companyId, async (tx) => {
    const record = await getImportOrThrow(tx, run, deps.clock.now());
    const made = await makeImportPlan(tx, deps, actor, { record, ...options });
    assertStillAdmin(made, actor);
    if (options.rows === 'all') assertNothingRefused(made.plan);
    const { counts } = made.plan;
    let processedRows = counts.unchanged + counts.leftOut;
    const showProgress = () => tellProgress(deps, run, processedRows);
    await showProgress();
    const applied = await applyImportPlan(tx, made, {
      deps,
      companyId,
      importId: id,
      onWritten: (people) => {
        processedRows += people;
        return showProgress();
      },
    });
    const { createdIds, newDepartments } = applied;
    await auditGivenRoles(tx, deps, actor, rolesGivenBy(made.plan.lines, createdIds));
    const invited = options.invite ? await inviteMembers(tx, deps, actor, new Set(createdIds.values())) : 0;
    await finish(tx, deps, { actor, run, result: { ...counts, invited }, newDepartments, processedRows });
  });
}

/** In a transaction beside of the import's, so that others see it while that one is still open. */
async function tellProgress(deps: RunDeps, run: ImportRun, processedRows: number): Promise<void> {
  const progress = { now: deps.clock.now(), processedRows };
  const counts = await deps.db.inTenantBeside(run.companyId, (tx) => setProgress(tx, run, progress));
  if (!counts) throw superseded();
}

interface Finished {
  actor: Actor;
  run: ImportRun;
  result: ImportResult;
  newDepartments: string[];
  processedRows: number;
}

async function finish(tx: Tx, deps: RunDeps, { actor, run, result, ...rest }: Finished): Promise<void> {
  const outcome = { status: 'done', now: deps.clock.now(), result, ...rest } as const;
  if (!(await setFinished(tx, run, outcome))) throw superseded();
  await audit(tx, deps, actor, {
    action: 'import.finished',
    subjectType: 'import',
    subjectId: run.id,
    detail: { ...result, newDepartments: rest.newDepartments.length },
  });
}

/** Another server took this one for gone and may have started the import again: what it does counts. */
const superseded = () => new DomainError('conflict', 'The import was started again meanwhile');

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
