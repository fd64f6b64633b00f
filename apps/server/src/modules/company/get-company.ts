import type { Company } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
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
