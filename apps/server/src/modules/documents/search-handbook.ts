import type { HandbookSearchResult } from '@vela/contract';
import type { Tx } from '@vela/db';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentSearchResult } from './document-presenter.ts';
import { listSectionsContaining, searchSections } from './document-sections-store.ts';
import { findInForce, type DocumentKey } from './documents-store.ts';
import { exactPattern, wordPattern } from './snippet.ts';

const SHOWN = 20;

/** Sections of the handbook in force that a question is about, best first. */
export async function searchHandbook(deps: Pick<Deps, 'db'>, actor: Actor, q: string): Promise<HandbookSearchResult[]> {
  permit(actor, 'company.read');
  const { companyId } = actor;
  const wanted = q.trim();
  if (wanted === '') return [];
  return deps.db.inTenant(companyId, async (tx) => {
    const document = await findInForce(tx, companyId);
    return document === null ? [] : search(tx, { companyId, documentId: document.id }, wanted);
  });
}

/** By words; what is no whole word, such as "§ 4" or the half of one, is looked for as it stands. */
async function search(tx: Tx, key: DocumentKey, wanted: string): Promise<HandbookSearchResult[]> {
  const found = await searchSections(tx, key, wanted, SHOWN);
  if (found.length > 0) return found.map((section) => presentSearchResult(section, wordPattern(wanted)));
  const containing = await listSectionsContaining(tx, key, wanted, SHOWN);
  return containing.map((section) => presentSearchResult(section, exactPattern(wanted)));
}
