import type { Company, CompanySettings, CompanyReviewSettingsAnswer } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import { getCompanySettings, getCompanyReviewSettings } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { getHandbookState } from '../documents/index.ts';
import { presentCompany } from './company-presenter.ts';
import { getCompanyRow } from './settings-store.ts';

/** The company with its core values and what the AI knows of it. */
export async function getCompany(deps: Pick<Deps, 'db'>, actor: Actor): Promise<Company> {
  permit(actor, 'company.read');
  return deps.db.inTenant(actor.companyId, async (tx) =>
    presentCompany(await getCompanyRow(tx, actor.companyId), await getHandbookState(tx, actor.companyId)),
  );
}

/** What the Settings form shows. */
export async function getSettings(deps: Pick<Deps, 'db'>, actor: Actor): Promise<CompanySettings> {
  permit(actor, 'company.read');
  return deps.db.inTenant(actor.companyId, (tx) => getCompanySettings(tx, actor.companyId));
}

/** What the Review Settings form shows. */
export async function getReviewSettings(deps: Pick<Deps, 'db'>, actor: Actor): Promise<CompanyReviewSettingsAnswer> {
  permit(actor, 'company.read');
  return deps.db.inTenant(actor.companyId, (tx) => getCompanyReviewSettings(tx, actor.companyId));
}
