import type { Issue } from '@vela/contract';
import type { RewardTier } from '@vela/domain/company';
import type { Actor } from '../../platform/actor.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { SavedChange } from './settings-store.ts';

type IssuesOf = (changes: readonly SavedChange[], nameOf: (change: SavedChange) => string) => Issue[];

/** The refusal of a form that was saved in between: who did, and what is there now. */
export function editConflict(actor: Actor, form: { issuesOf: IssuesOf }, since: readonly SavedChange[]): DomainError {
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
