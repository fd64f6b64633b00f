export interface AddressList {
  /** Each address once, as it was first written. */
  emails: string[];
  /** What stands there and is no address. */
  unreadable: string[];
}

/** Names may hold separators when they are quoted, and their address stands between angle brackets. */
const ENTRY = /(?:"[^"]*"|[^"<>,;\r\n])*<[^<>]*>|[^\s,;]+/g;
const BRACKETS = /<([^<>]*)>\s*$/;
/** The server judges an address for good; this only catches what can't be one. */
const EMAIL_SHAPE = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Addresses out of a pasted text: separated by commas, semicolons, spaces or lines, also as `Ann Lee <ann@x.org>`. */
export function parseAddressList(text: string): AddressList {
  const emails = new Map<string, string>();
  const unreadable: string[] = [];
  for (const [entry] of text.matchAll(ENTRY)) {
    const email = (BRACKETS.exec(entry)?.[1] ?? entry).trim().replace(/^mailto:/i, '');
    if (EMAIL_SHAPE.test(email)) emails.set(email.toLowerCase(), emails.get(email.toLowerCase()) ?? email);
    else unreadable.push(entry.trim());
  }
  return { emails: [...emails.values()], unreadable };
}
