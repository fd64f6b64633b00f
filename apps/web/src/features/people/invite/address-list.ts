import { PERSON_LIMITS, plainText, splitFullName } from '@vela/domain/people';

export interface KnownName {
  email: string;
  firstName: string;
  lastName: string;
}

export interface AddressList {
  /** Each address once, as it was first written. */
  emails: string[];
  /** Of those addresses that stand behind a name. */
  names: KnownName[];
  /** What stands there and is no address. */
  unreadable: string[];
}

/** Names may hold separators when they are quoted, and their address stands between angle brackets. */
const ENTRY = /(?:"[^"]*"|[^"<>,;\r\n])*<[^<>]*>|[^\s,;]+/g;
const BRACKETS = /^(.*)<([^<>]*)>\s*$/s;
const QUOTES = /^["'\s]+|["'\s]+$/g;
/** The server judges an address for good; this only catches what can't be one. */
const EMAIL_SHAPE = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Addresses out of a pasted text: separated by commas, semicolons, spaces or lines, also as `Ann Lee <ann@x.org>`. */
export function parseAddressList(text: string): AddressList {
  const emails = new Map<string, string>();
  const names = new Map<string, KnownName>();
  const unreadable: string[] = [];
  for (const [entry] of text.matchAll(ENTRY)) {
    const [, before = '', between = entry] = BRACKETS.exec(entry) ?? [];
    const email = between.trim().replace(/^mailto:/i, '');
    if (!EMAIL_SHAPE.test(email)) {
      unreadable.push(entry.trim());
      continue;
    }
    const key = email.toLowerCase();
    emails.set(key, emails.get(key) ?? email);
    const name = nameIn(before);
    if (name !== null && !names.has(key)) names.set(key, { email: emails.get(key) ?? email, ...name });
  }
  return { emails: [...emails.values()], names: [...names.values()], unreadable };
}

/** Mail programs repeat the address where they know no name. */
function nameIn(text: string): { firstName: string; lastName: string } | null {
  const name = plainText(text.replace(QUOTES, ''));
  if (name === '' || name.includes('@')) return null;
  const parts = splitFullName(name);
  const isTooLong = Math.max(parts.firstName.length, parts.lastName.length) > PERSON_LIMITS.name;
  return isTooLong ? null : parts;
}
