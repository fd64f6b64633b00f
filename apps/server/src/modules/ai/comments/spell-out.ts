const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[‘’´`]/g, "'"],
  [/\b(?:1:1|1-on-1|1-2-1)(?:'?s)?(?=\W|$)/g, 'one to one'],
  // Hyphens join what the lists of words write apart.
  [/(?<=\p{L})[-‐‑–](?=\p{L})/gu, ' '],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/(?<=[a-z])n't\b/g, ' not'],
  [/\bi'm\b/g, 'i am'],
  [/\b(it|that|he|she|there|what|who|here|nobody|nothing|everything|everyone|everybody)'s\b/g, '$1 is'],
  [/(?<=[a-z])'re\b/g, ' are'],
  [/(?<=[a-z])'ve\b/g, ' have'],
  [/(?<=[a-z])'ll\b/g, ' will'],
  [/(?<=[a-z])'d\b/g, ' would'],
];

/** In small letters, with contractions and hyphens written as separate words: comments and lists of words alike. */
export const spellOut = (text: string): string =>
  CONTRACTIONS.reduce((spelt, [pattern, words]) => spelt.replace(pattern, words), text.toLowerCase());
