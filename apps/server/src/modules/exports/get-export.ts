import type { Export } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentExport } from './export-presenter.ts';
import { getOwnExport } from './get-own-export.ts';

/** How far one of the actor's exports is. */
export async function getExport(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<Export> {
  permit(actor, 'exports.own');
  return deps.db.inTenant(actor.companyId, async (tx) => presentExport(await getOwnExport(tx, deps, actor, id)));
}
