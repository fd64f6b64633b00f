import type { HandbookSection } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listSections } from './document-sections-store.ts';
import { findInForce } from './documents-store.ts';

/** The text of the handbook in force, by its headings; nothing where there is none. */
export async function listHandbookSections(deps: Pick<Deps, 'db'>, actor: Actor): Promise<HandbookSection[]> {
  permit(actor, 'company.read');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const document = await findInForce(tx, companyId);
    return document === null ? [] : listSections(tx, { companyId, documentId: document.id });
  });
}
