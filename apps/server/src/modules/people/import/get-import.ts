import type { PeopleImport } from '@vela/contract';
import { permit, type Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { presentImport } from './import-presenter.ts';
import { getImportOrThrow, listImportRecords } from './people-imports-store.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** One import and how far it is. */
export async function getImport(deps: ReadDeps, actor: Actor, id: string): Promise<PeopleImport> {
  permit(actor, 'people.write');
  const now = deps.clock.now();
  return deps.db.inTenant(actor.companyId, async (tx) =>
    presentImport(await getImportOrThrow(tx, { companyId: actor.companyId, id }, now)),
  );
}

/** The company's latest imports, newest first. */
export async function listImports(deps: ReadDeps, actor: Actor): Promise<PeopleImport[]> {
  permit(actor, 'people.write');
  const now = deps.clock.now();
  return deps.db.inTenant(actor.companyId, async (tx) =>
    (await listImportRecords(tx, actor.companyId, now)).map(presentImport),
  );
}
