import { COMMENT_THEMES, type CommentSentiment, type CommentTheme } from '@vela/domain/ai';
import { detectAll } from 'tinyld';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence, type ItsFunction } from 'wink-nlp';
import { phraseList, createPhraseMatcher, spellOut, type Token } from './phrase-matcher.ts';
import { readSentiment } from './read-sentiment.ts';
import { NO_THEME, THEME_WORDS } from './theme-words-data.ts';

/** What could be told of a comment. */
export interface CommentReading {
  /** Two-letter code. */
  language: string;
  /** Null for a language that is not read. */
  sentiment: CommentSentiment | null;
  themes: CommentTheme[];
}

const nlp = winkNLP(model, ['sbd', 'pos']);
const { its } = nlp;
/** Safe: the library passes the third argument, which its types name for this one function alone. */
const lemmaOf = its.lemma as unknown as ItsFunction<string>;

/** Shorter texts can't be told apart; most of them are English words such as "ok" or "none". */
const FEWEST_LETTERS = 9;
const SURE_ENOUGH = 0.5;

/** Words that English sentences can hardly do without and that other languages hardly write. */
const ENGLISH = /\b(?:the|and|is|are|was|were|we|my|our|they|you|have|has|not|with|this|that|of|to|it|i'm|don't)\b/gi;
const ENGLISH_SHARE = 0.15;

const match = createPhraseMatcher(themesByPhrase());

export function readComment(text: string): CommentReading {
  const plain = text.normalize('NFKC');
  const language = findLanguage(plain);
  if (language !== 'en') return { language, sentiment: null, themes: [] };
  const sentences = sentencesOf(spellOut(plain));
  return { language, sentiment: readSentiment(sentences), themes: findThemes(sentences.flat()) };
}

function sentencesOf(text: string): Token[][] {
  const sentences: Token[][] = [];
  nlp
    .readDoc(text)
    .sentences()
    .each((sentence: ItemSentence) => {
      const words = sentence.tokens().out(its.normal);
      const lemmas = sentence.tokens().out(lemmaOf);
      const tags = sentence.tokens().out(its.pos);
      sentences.push(words.map((word, at) => ({ word, lemma: lemmas[at] ?? word, pos: tags[at] ?? 'X' })));
    });
  return sentences;
}

/** Two-letter code of a comment's language; English where nothing speaks against it. */
function findLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const words = text.match(/[\p{L}']+/gu)?.length ?? 0;
  const english = text.match(ENGLISH)?.length ?? 0;
  if (words === 0 || english / words >= ENGLISH_SHARE) return 'en';
  const [best] = detectAll(text);
  if (best === undefined || best.lang === 'en') return 'en';
  const isLatin = letters.every((letter) => /\p{Script=Latin}/u.test(letter));
  if (!isLatin) return best.lang;
  return letters.length >= FEWEST_LETTERS && best.accuracy >= SURE_ENOUGH ? best.lang : 'en';
}

/** A phrase may speak of several themes, so it stands once with all of them. */
function themesByPhrase(): Map<string, CommentTheme[]> {
  const found = new Map<string, CommentTheme[]>(phraseList(NO_THEME).map((phrase) => [phrase, []]));
  for (const theme of COMMENT_THEMES) {
    for (const phrase of phraseList(THEME_WORDS[theme])) found.set(phrase, [...(found.get(phrase) ?? []), theme]);
  }
  return found;
}

/** What a comment is about, in the order of the list of themes. */
function findThemes(tokens: readonly Token[]): CommentTheme[] {
  const found = new Set(match(tokens).flatMap(({ value }) => value));
  return COMMENT_THEMES.filter((theme) => found.has(theme));
}
