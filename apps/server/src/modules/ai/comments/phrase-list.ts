import { spellOut } from './spell-out.ts';

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
