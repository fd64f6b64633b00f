import type { PeopleImport } from '@vela/contract';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { BackgroundWork } from '../../../platform/background-work.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { ABANDONED, presentImport, staleBefore } from './import-presenter.ts';
import { assertMapping, importRowsGone } from './make-import-plan.ts';
import { failAbandoned, getImportOrThrow, hasFileRows, lockImports, setRunning } from './people-imports-store.ts';
import { runImport, type ImportOptions } from './run-import.ts';

/** Starts the import in the background. Of two who start it at once the second is refused. */
export async function startImport(
  deps: Deps & { background: BackgroundWork },
  actor: Actor,
  { id, ...options }: ImportOptions & { id: string },
): Promise<PeopleImport> {
  permit(actor, 'people.write');
  const key = { companyId: actor.companyId, id };
  const startedAt = deps.clock.now();
  const shown = await deps.db.inTenant(actor.companyId, async (tx) => {
    await lockImports(tx, actor.companyId);
    const record = await getImportOrThrow(tx, key, startedAt);
    assertMapping(record, options.mapping);
    await failAbandoned(tx, actor.companyId, { before: staleBefore(startedAt), now: startedAt, problem: ABANDONED });
    if (!(await setRunning(tx, key, startedAt))) throw notStartable(record.row.status);
    if (!(await hasFileRows(tx, key))) throw importRowsGone();
    const { rows, leaveOut, invite } = options;
    const detail = { rows, leftOut: leaveOut.length, invite };
    await audit(tx, deps, actor, { action: 'import.started', subjectType: 'import', subjectId: id, detail });
    return presentImport(await getImportOrThrow(tx, key, startedAt), startedAt);
  });
  deps.background.start(() => runImport(deps, actor, { ...key, startedAt }, options));
  return shown;
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
