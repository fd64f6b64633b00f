import type { CompanyReviewSettingsAnswer } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import { getCompanyReviewSettings } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';

/** What the Review Settings form shows. */
export async function getReviewSettings(deps: Pick<Deps, 'db'>, actor: Actor): Promise<CompanyReviewSettingsAnswer> {
  permit(actor, 'company.read');
  return deps.db.inTenant(actor.companyId, (tx) => getCompanyReviewSettings(tx, actor.companyId));
}
