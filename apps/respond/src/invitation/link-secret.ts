/** What a personal link carries behind its "#". Browsers keep that part to themselves: no request has it. */
export function readLinkSecret(hash: string): string | null {
  const secret = new URLSearchParams(hash.replace(/^#/, '')).get('t');
  return secret === null || secret === '' ? null : secret;
}

/**
 * The name under which the device keeps the answers that belong to a link. People share devices, and what one of them
 * typed or has sent is no business of the next. Short and not the secret itself, which would outlive the answers.
 */
export const nameOnDevice = (surveyId: string, secret: string | null): string =>
  secret === null ? surveyId : `${surveyId}:${fingerprintOf(secret)}`;

/** FNV-1a, twice from different starts: tells links apart, also where the page has no secure context to hash in. */
function fingerprintOf(secret: string): string {
  return [0x811c9dc5, 0x01000193].map((start) => fnv1a(secret, start).toString(16).padStart(8, '0')).join('');
}

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
