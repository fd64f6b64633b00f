import type { PeopleImport } from '@vela/contract';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { peopleImportJob, type ImportOptions } from './import-job.ts';
import { presentImport } from './import-presenter.ts';
import { assertMapping, importRowsGone } from './make-import-plan.ts';
import { getImportOrThrow, hasFileRows, lockImports, setRunning } from './people-imports-store.ts';

/** Starts the import in the background. Of two who start it at once the second is refused. */
export async function startImport(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'publicUrl'>,
  actor: Actor,
  { id, ...options }: ImportOptions & { id: string },
): Promise<PeopleImport> {
  permit(actor, 'people.write');
  const { companyId, memberId } = actor;
  const key = { companyId, id };
  const now = deps.clock.now();
  return deps.db.inTenant(companyId, async (tx) => {
    await lockImports(tx, companyId);
    const record = await getImportOrThrow(tx, key, now);
    assertMapping(record, options.mapping);
    if (!(await setRunning(tx, key))) throw notStartable(record.row.status);
    if (!(await hasFileRows(tx, key))) throw importRowsGone();
    const data = { importId: id, memberId, publicUrl: deps.publicUrl(), options };
    await addJob(tx, peopleImportJob, { companyId, key: id, data });
    const { rows, leaveOut, invite } = options;
    const detail = { rows, leftOut: leaveOut.length, invite };
    await audit(tx, deps, actor, { action: 'import.started', subjectType: 'import', subjectId: id, detail });
    return presentImport(await getImportOrThrow(tx, key, now));
  });
}

function notStartable(status: PeopleImport['status']): DomainError {
  const message = {
    uploaded: 'Another import is running. Please wait until it is done.',
    failed: 'Another import is running. Please wait until it is done.',
    running: 'This import is running already.',
    done: 'This file was imported already.',
    undone: 'This import was taken back. Please upload the file again.',
  }[status];
  return new DomainError('conflict', message);
}
