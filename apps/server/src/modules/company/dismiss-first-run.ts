import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { hideFirstSteps } from './first-run-store.ts';

/** Hides the first steps for every admin of the company. */
export async function dismissFirstRun(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, actor: Actor): Promise<void> {
  permit(actor, 'company.write');
  await deps.db.inTenant(actor.companyId, async (tx) => {
    if (!(await hideFirstSteps(tx, actor.companyId, deps.clock.now()))) return;
    await audit(tx, deps, actor, {
      action: 'company.first-run-dismissed',
      subjectType: 'company',
      subjectId: actor.companyId,
    });
  });
}
