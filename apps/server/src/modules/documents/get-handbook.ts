import type { Handbook, HandbookSection } from '@vela/contract';
import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentHandbook } from './document-presenter.ts';
import { listSections } from './document-sections-store.ts';
import { findInForce, listDocuments } from './documents-store.ts';

/** More uploads than anybody looks back at. */
const SHOWN = 100;

export async function getHandbook(deps: Pick<Deps, 'db'>, actor: Actor): Promise<Handbook> {
  permit(actor, 'company.read');
  return deps.db.inTenant(actor.companyId, async (tx) => readHandbook(tx, actor.companyId));
}

export const readHandbook = async (tx: Tx, companyId: string): Promise<Handbook> =>
  presentHandbook(await listDocuments(tx, companyId, SHOWN));

/** Whether a handbook is in force, and since when it is here. */
export async function getHandbookState(
  tx: Tx,
  companyId: string,
): Promise<{ processed: boolean; uploadedAt: Date | null }> {
  const document = await findInForce(tx, companyId);
  return { processed: document !== null, uploadedAt: document?.uploadedAt ?? null };
}

/** The text of the handbook in force, by its headings; nothing where there is none. */
export async function listHandbookSections(deps: Pick<Deps, 'db'>, actor: Actor): Promise<HandbookSection[]> {
  permit(actor, 'company.read');
  const { companyId } = actor;
  return deps.db.inTenant(companyId, async (tx) => {
    const document = await findInForce(tx, companyId);
    return document === null ? [] : listSections(tx, { companyId, documentId: document.id });
  });
}
