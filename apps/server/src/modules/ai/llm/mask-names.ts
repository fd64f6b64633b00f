/** Takes what names a person, or leads to one, out of a text. */
export type Mask = (text: string) => string;

const EMAIL = /[\p{L}\p{N}._%+'-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}.-]+(?:\.|\s?\(dot\)\s?|\[dot\])\p{L}{2,}/giu;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\/\S*/giu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]+/gu;
/** Seven digits and more, however they are grouped. */
const PHONE = /\+?\d(?:[\s()./-]{0,3}\d){6,}/g;
/** Somebody who is no member may be named too. */
const TITLED =
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Señora?|Sr|Sra)\b\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** One letter is an initial or an "I"; masking it would leave nothing readable. */
const SHORTEST_NAME = 2;

/** Masks these people's names, all parts of them by themselves too and in whichever letters, and addresses of all kinds. */
export function createMask(names: readonly string[]): Mask {
  const parts = new Set(names.flatMap((name) => (name.match(WORD) ?? []).map(folded)).filter(isName));
  return (text) =>
    text
      .normalize('NFKC')
      // Signs that can't be seen would tear a name apart.
      .replace(/\p{Cf}/gu, '')
      .replace(EMAIL, '[email]')
      .replace(LINK, '[link]')
      .replace(HANDLE, '[name]')
      .replace(PHONE, '[number]')
      .replace(TITLED, '[name]')
      .replace(WORD, (word) => (parts.has(folded(word)) ? '[name]' : word));
}

const isName = (part: string): boolean => part.length >= SHORTEST_NAME;

/** Without accents and capital letters: "JOSÉ" is Jose's name too. */
const folded = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Masks every text in a value; the names of its fields are ours. */
export function maskData(value: unknown, mask: Mask): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((one) => maskData(one, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskData(one, mask)]));
}
