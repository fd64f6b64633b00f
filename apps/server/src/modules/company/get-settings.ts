import type { CompanySettings } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import { getCompanySettings } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';

/** What the Settings form shows. */
export async function getSettings(deps: Pick<Deps, 'db'>, actor: Actor): Promise<CompanySettings> {
  permit(actor, 'company.read');
  return deps.db.inTenant(actor.companyId, (tx) => getCompanySettings(tx, actor.companyId));
}
