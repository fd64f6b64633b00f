import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { getExportRow, type ExportRow } from './exports-store.ts';

/** An export that the actor asked for. One that was made when they saw more of the company than now is gone. */
export async function getOwnExport(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, id: string): Promise<ExportRow> {
  const { companyId, memberId } = actor;
  const seesCompany = permit(actor, 'responses.export') === 'company' && permit(actor, 'analytics.read') === 'company';
  return getExportRow(tx, { companyId, memberId, seesCompany, now: deps.clock.now() }, id);
}
