import type { Issue } from '@vela/contract';
import type { Tx } from '@vela/db';
import type { AuditAction } from '@vela/domain/audit';
import { changedFields } from '@vela/domain/company';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import { inCompanyTurn } from '../../platform/company-turn.ts';
import type { Deps } from '../../platform/deps.ts';
import { editConflict } from './edit-conflict.ts';
import { listChangesSince, lockCompany, type SavedChange } from './settings-store.ts';

/** Fields of the company that are saved together and share a revision: docs/adr/0018-saving-settings.md. */
export interface CompanyForm<T extends object> {
  /** Its saves in the audit log. */
  action: AuditAction;
  read: (tx: Tx, companyId: string) => Promise<T & { revision: number }>;
  /** Saves over the named revision; says whether it was still there. */
  write: (tx: Tx, companyId: string, saved: { revision: number; fields: T }) => Promise<boolean>;
  /** What somebody else has changed, for the person whose save is refused. */
  issuesOf: (changes: readonly SavedChange[], nameOf: (change: SavedChange) => string) => Issue[];
}

interface Saving<T> {
  fields: T;
  /** What the form was filled from; without one it is saved over whatever is there. */
  revision: number | undefined;
}

/** Saves a form, unless it says what is there already. Refused when somebody else has saved it in between. */
export async function saveCompanyForm<T extends object>(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  form: CompanyForm<T>,
  { fields, revision }: Saving<T>,
): Promise<T & { revision: number }> {
  const { companyId } = actor;
  return inCompanyTurn(deps.db, companyId, async (tx) => {
    await lockCompany(tx, companyId);
    const stored = await form.read(tx, companyId);
    const changes = changedFields<object>(stored, fields);
    if (Object.keys(changes).length === 0) return stored;
    if (revision !== undefined && revision !== stored.revision) {
      const since = await listChangesSince(tx, companyId, { action: form.action, revision });
      throw editConflict(actor, form, since);
    }
    if (!(await form.write(tx, companyId, { fields, revision: stored.revision }))) {
      throw new Error('A company whose row is held was saved by somebody else');
    }
    const saved = { ...fields, revision: stored.revision + 1 };
    await audit(tx, deps, actor, {
      action: form.action,
      subjectType: 'company',
      subjectId: companyId,
      detail: { ...changes, revision: saved.revision },
    });
    return saved;
  });
}
