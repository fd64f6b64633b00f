import type { Issue } from '@vela/contract';
import type { Tx } from '@vela/db';
import type { AuditAction } from '@vela/domain/audit';
import type { RewardTier } from '@vela/domain/company';
import { changedFields } from '@vela/domain/content';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import { inCompanyTurn } from '../../platform/company-turn.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
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

type IssuesOf = (changes: readonly SavedChange[], nameOf: (change: SavedChange) => string) => Issue[];

/** The refusal of a form that was saved in between: who did, and what is there now. */
function editConflict(actor: Actor, form: { issuesOf: IssuesOf }, since: readonly SavedChange[]): DomainError {
  // Two windows of one person are the most common case of all.
  const nameOf = ({ actorId, actorName }: SavedChange) => (actorId === actor.memberId ? 'You' : actorName);
  const names = [...new Set(since.map(nameOf))];
  const who = names.length === 0 ? 'Somebody' : new Intl.ListFormat('en').format(names);
  return new DomainError(
    'edit_conflict',
    `${who} saved other changes in the meantime. Please look at what is there now and save again.`,
    { issues: form.issuesOf(since, nameOf) },
  );
}

/** One issue for each changed field, with who changed it last and what it is now. */
export const issuesByField: IssuesOf = (changes, nameOf) => {
  const messages = new Map<string, string>();
  for (const change of changes) {
    for (const [field, { after }] of Object.entries(change.changes)) {
      messages.set(field, `${nameOf(change)} changed this to ${inWords(after)}`);
    }
  }
  return [...messages].map(([path, message]) => ({ path, message }));
};

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (value === '') return 'nothing';
  if (typeof value === 'string') return `“${value}”`;
  // Safe: reward tiers are the one field that is a list.
  return new Intl.ListFormat('en').format((value as RewardTier[]).map(tierInWords));
}

const tierInWords = ({ amountUsd, points }: RewardTier): string =>
  `$${amountUsd.toLocaleString('en')} for ${points.toLocaleString('en')} points`;
