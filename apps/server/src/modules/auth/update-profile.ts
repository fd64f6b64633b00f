import type { profileBodySchema, User } from '@vela/contract';
import { isTimeZone } from '@vela/domain';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/domain-error.ts';
import { updateMember, type ProfileChange } from './accounts-store.ts';
import { getAccount } from './get-account.ts';
import { presentUser } from './user-presenter.ts';

type Profile = z.output<typeof profileBodySchema>;

/** Changes what the body names; an empty language or time zone means the browser's. */
export async function updateProfile(deps: Deps, actor: Actor, profile: Profile): Promise<User> {
  permit(actor, 'profile.write');
  const change = toChange(profile);
  return deps.db.inTenant(actor.companyId, async (tx) => {
    if (Object.keys(change).length > 0) await updateMember(tx, actor, change);
    return presentUser(await getAccount(tx, actor));
  });
}

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
