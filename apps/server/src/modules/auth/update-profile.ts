import type { profileBodySchema, User } from '@vela/contract';
import { isTimeZone } from '@vela/domain/company';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/domain-error.ts';
import { updateMember, type AccountRow, type ProfileChange } from './accounts-store.ts';
import { getAccount } from './get-account.ts';
import { presentUser } from './account-presenter.ts';

type Profile = z.output<typeof profileBodySchema>;

/** Changes what the body names; an empty language or time zone means the browser's. */
export async function updateProfile(deps: Deps, actor: Actor, profile: Profile): Promise<User> {
  permit(actor, 'profile.write');
  const change = toChange(profile);
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const account = await getAccount(tx, actor);
    const changed = changedFields(account.member, change);
    if (changed.length === 0) return presentUser(account);
    await updateMember(tx, actor, change);
    const detail = Object.fromEntries(
      changed.map((field) => [field, { before: account.member[field], after: change[field] }]),
    );
    await audit(tx, deps, actor, {
      action: 'profile.changed',
      subjectType: 'member',
      subjectId: actor.memberId,
      detail,
    });
    return presentUser({ ...account, member: { ...account.member, ...change } });
  });
}

const FIELDS = ['firstName', 'lastName', 'locale', 'timeZone'] as const satisfies readonly (keyof ProfileChange)[];

const changedFields = (before: AccountRow['member'], change: ProfileChange) =>
  FIELDS.filter((field) => change[field] !== undefined && change[field] !== before[field]);

function toChange({ locale, timeZone, firstName, lastName }: Profile): ProfileChange {
  const change: ProfileChange = {};
  if (firstName !== undefined) change.firstName = firstName;
  if (lastName !== undefined) change.lastName = lastName;
  if (locale !== undefined) change.locale = locale ? canonicalLocale(locale) : null;
  if (timeZone !== undefined) change.timeZone = timeZone || null;
  if (change.timeZone && !isTimeZone(change.timeZone)) {
    throw invalid([{ path: 'timeZone', message: 'Please choose a time zone from the list' }]);
  }
  return change;
}

function canonicalLocale(locale: string): string {
  try {
    const [canonical] = Intl.getCanonicalLocales(locale);
    if (canonical) return canonical;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw invalid([{ path: 'locale', message: 'Please choose a language from the list' }]);
}
