import type { Export } from '@vela/contract';
import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentExport } from './export-presenter.ts';
import { getExportRow, type ExportRow } from './exports-store.ts';

/** How far one of the actor's exports is. */
export async function getExport(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<Export> {
  permit(actor, 'exports.own');
  return deps.db.inTenant(actor.companyId, async (tx) => presentExport(await getOwnExport(tx, deps, actor, id)));
}

/** An export that the actor asked for. One that was made when they saw more of the company than now is gone. */
export async function getOwnExport(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, id: string): Promise<ExportRow> {
  const { companyId, memberId } = actor;
  const seesCompany = permit(actor, 'responses.export') === 'company' && permit(actor, 'analytics.read') === 'company';
  return getExportRow(tx, { companyId, memberId, seesCompany, now: deps.clock.now() }, id);
}
