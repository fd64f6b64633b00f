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

/** A word of a comment with what can be known about it without its neighbours. */
export interface Token {
  /** In small letters. */
  word: string;
  lemma: string;
  /** Part of speech, such as VERB. */
  pos: string;
}

export interface PhraseMatch<T> {
  value: T;
  /** Place of the first token, and how many there are. */
  at: number;
  length: number;
}

interface Phrase<T> {
  parts: readonly { word: string; pos: string | undefined }[];
  value: T;
}

/** Finds phrases in a row of tokens; where several begin at the same place the longest one counts, and none overlap. */
type PhraseMatcher<T> = (tokens: readonly Token[]) => PhraseMatch<T>[];

/**
 * Phrases are written as words or their lemmas. `like/VERB` is the word as that part of speech only, `_` any one word.
 */
export function createPhraseMatcher<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseMatcher<T> {
  const byFirst = new Map<string, Phrase<T>[]>();
  for (const [text, value] of entries) {
    const parts = text.split(' ').map((part) => {
      const [word = '', pos] = part.split('/');
      return { word, pos };
    });
    const first = parts[0]?.word ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { parts, value }]);
  }
  for (const phrases of byFirst.values()) phrases.sort((left, right) => right.parts.length - left.parts.length);

  const findAt = (tokens: readonly Token[], at: number): PhraseMatch<T> | null => {
    const token = tokens[at];
    if (token === undefined) return null;
    const candidates = [
      ...(byFirst.get(token.word) ?? []),
      ...(token.lemma === token.word ? [] : (byFirst.get(token.lemma) ?? [])),
    ];
    let longest: Phrase<T> | null = null;
    for (const phrase of candidates) {
      if (longest !== null && phrase.parts.length <= longest.parts.length) continue;
      if (phrase.parts.every((part, offset) => fits(part, tokens[at + offset]))) longest = phrase;
    }
    return longest && { value: longest.value, at, length: longest.parts.length };
  };

  return (tokens) => {
    const matches: PhraseMatch<T>[] = [];
    let at = 0;
    while (at < tokens.length) {
      const match = findAt(tokens, at);
      if (match) matches.push(match);
      at += match?.length ?? 1;
    }
    return matches;
  };
}

function fits({ word, pos }: Phrase<unknown>['parts'][number], token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (pos !== undefined && pos !== token.pos) return false;
  return word === '_' || word === token.word || word === token.lemma;
}

/** The phrases of a list that is written as one text, separated by commas; they look as comments do once they are spelt out. */
export const phraseList = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => lettersOnly(phrase.trim().replace(/\s+/g, ' ')))
    .filter((phrase) => phrase !== '');

/** Parts of speech behind a slash keep their capital letters. */
const lettersOnly = (phrase: string): string =>
  phrase
    .split(' ')
    .map((part) => {
      const [word = '', pos] = part.split('/');
      const spelt = spellOut(word).replace(/'s$/, " 's");
      return pos === undefined ? spelt : `${spelt}/${pos}`;
    })
    .join(' ');

/** In small letters, with contractions and hyphens written as separate words: comments and lists of words alike. */
export const spellOut = (text: string): string =>
  CONTRACTIONS.reduce((spelt, [pattern, words]) => spelt.replace(pattern, words), text.toLowerCase());
