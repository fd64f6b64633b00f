import { MATCH_END, MATCH_START } from './document-sections-store.ts';

export interface SnippetPart {
  text: string;
  match: boolean;
}

const AROUND = 80;

/** A text with marks around its matches, in parts. */
export function snippetOf(marked: string): SnippetPart[] {
  return marked.split(MATCH_START).flatMap((piece, index) => {
    if (index === 0) return part(piece, false);
    const end = piece.indexOf(MATCH_END);
    // A mark that is not closed matches to the end.
    const [match, rest] = end < 0 ? [piece, ''] : [piece.slice(0, end), piece.slice(end + 1)];
    return [...part(match, true), ...part(rest, false)];
  });
}

/** The first place where a text has what is wanted, in any case; the start of the text where it has not. */
export function snippetAround(text: string, wanted: string): SnippetPart[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const pattern = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
  const found = new RegExp(pattern, 'iu').exec(flat);
  const from = found?.index ?? 0;
  const end = from + (found?.[0].length ?? 0);
  const before = Math.max(0, from - AROUND);
  const after = Math.min(flat.length, end + AROUND);
  return [
    ...part(`${before > 0 ? '… ' : ''}${whole(flat.slice(before, from))}`, false),
    ...part(flat.slice(from, end), true),
    ...part(`${whole(flat.slice(end, after))}${after < flat.length ? ' …' : ''}`, false),
  ];
}

const part = (text: string, match: boolean): SnippetPart[] => (text === '' ? [] : [{ text, match }]);

/** Without half a character at an end. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '');
