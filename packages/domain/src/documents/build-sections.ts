import { cleanLine, cleanText } from './text-lines.ts';
import {
  DOCUMENT_MAX_CHARACTERS,
  DOCUMENT_MAX_SECTIONS,
  HEADING_MAX_CHARACTERS,
  PART_WORDS,
  SECTION_MAX_CHARACTERS,
  type DocumentNotice,
  type DocumentProblem,
  type DocumentSection,
  isHeading,
  type TextBlock,
} from './document-rules.ts';

type Built =
  { ok: true; sections: DocumentSection[]; notices: DocumentNotice[] } | { ok: false; problem: DocumentProblem };

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** Scripts that are written without spaces; two of their characters are about a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

const BREAKS = [/\n\n+/g, /\n/g, /[.!?。！？]\s*/g, /\s+/g];

/** Puts what was read into sections: by its headings, or without any into parts of equal length. */
export function buildSections(read: TextBlock[]): Built {
  const blocks = read.map(cleaned).filter(({ text }) => text !== '');
  if (blocks.length === 0) return { ok: false, problem: 'no_text' };
  if (blocks.reduce((sum, { text }) => sum + text.length + 2, 0) > DOCUMENT_MAX_CHARACTERS)
    return { ok: false, problem: 'too_long' };
  const hasHeadings = blocks.some(isHeading);
  const sections = (hasHeadings ? byHeadings(blocks) : inParts(blocks)).flatMap(splitLong);
  if (sections.length > DOCUMENT_MAX_SECTIONS) return { ok: false, problem: 'too_long' };
  return { ok: true, sections, notices: hasHeadings ? [] : ['no_headings'] };
}

function cleaned(block: TextBlock): TextBlock {
  if (block.kind === 'heading') return { ...block, text: cleanLine(block.text).slice(0, HEADING_MAX_CHARACTERS) };
  return {
    ...block,
    text: cleanText(block.text)
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

function byHeadings(blocks: TextBlock[]): DocumentSection[] {
  const sections: { section: DocumentSection; paragraphs: string[] }[] = [];
  for (const { text, page, ...block } of blocks) {
    const open = sections.at(-1);
    if (block.kind === 'heading')
      sections.push({ section: { level: block.level, heading: text, body: '', page }, paragraphs: [] });
    else if (open === undefined)
      sections.push({ section: { level: 0, heading: '', body: '', page }, paragraphs: [text] });
    else open.paragraphs.push(text);
  }
  return sections.map(({ section, paragraphs }) => ({ ...section, body: paragraphs.join('\n\n') }));
}

function inParts(blocks: TextBlock[]): DocumentSection[] {
  const pieces = blocks.flatMap(({ text, page }) =>
    splitText(text, PART_CHARACTERS).map((piece) => ({ text: piece, page, words: countWords(piece) })),
  );
  const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
  const wordsPerPart = words / Math.max(1, Math.round(words / PART_WORDS));
  const parts: { pieces: string[]; page: number | null }[] = [];
  let before = 0;
  for (const piece of pieces) {
    // The part that the middle of the piece falls into.
    const part = Math.floor((before + piece.words / 2) / wordsPerPart);
    if (parts.length === 0 || (part >= parts.length && piece.words > 0)) parts.push({ pieces: [], page: piece.page });
    parts.at(-1)?.pieces.push(piece.text);
    before += piece.words;
  }
  return parts.map((part, index) => ({
    level: 1,
    heading: `Part ${index + 1}`,
    body: part.pieces.join('\n\n'),
    page: part.page,
  }));
}

/** A paragraph that is longer than half a part is cut too, or the parts could not be of equal length. */
const PART_CHARACTERS = PART_WORDS * 3;

function splitLong(section: DocumentSection): DocumentSection[] {
  if (section.body.length <= SECTION_MAX_CHARACTERS) return [section];
  return splitText(section.body, SECTION_MAX_CHARACTERS).map((body) => ({ ...section, body }));
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const countWords = (text: string): number =>
  countOf(text.replace(UNSPACED, ' '), WORDS) + Math.ceil(countOf(text, UNSPACED) / 2);

/**
 * Cuts a text into pieces of at most so many characters: after a paragraph where it can, else after a line, a sentence
 * or a word, and only then anywhere.
 */
function splitText(text: string, mostCharacters: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > mostCharacters) {
    const at = lastBreak(rest.slice(0, mostCharacters));
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at);
  }
  return [...pieces, rest.trim()].filter((piece) => piece !== '');
}

/** Half a piece is the least, so that one early break doesn't make a crumb. */
function lastBreak(text: string): number {
  for (const pattern of BREAKS) {
    const last = [...text.matchAll(pattern)].at(-1);
    const end = last === undefined ? 0 : last.index + last[0].length;
    if (end > text.length / 2) return end;
  }
  // Not between the halves of a character outside the basic plane.
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
