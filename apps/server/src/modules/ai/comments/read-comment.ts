import type { CommentSentiment, CommentTheme } from '@vela/domain/ai';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence, type ItsFunction } from 'wink-nlp';
import { findLanguage } from './find-language.ts';
import { findThemes } from './find-themes.ts';
import type { Token } from './phrase-matcher.ts';
import { readSentiment } from './read-sentiment.ts';
import { spellOut } from './spell-out.ts';

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
