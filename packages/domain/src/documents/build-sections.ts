import { cleanLine, cleanText } from './clean-text.ts';
import { countWords } from './count-words.ts';
import {
  DOCUMENT_MAX_CHARACTERS,
  DOCUMENT_MAX_SECTIONS,
  HEADING_MAX_CHARACTERS,
  PART_WORDS,
  SECTION_MAX_CHARACTERS,
} from './document-limits.ts';
import type { DocumentNotice, DocumentProblem, DocumentSection } from './document-rules.ts';
import { splitText } from './split-text.ts';
import { isHeading, type TextBlock } from './text-blocks.ts';

type Built =
  { ok: true; sections: DocumentSection[]; notices: DocumentNotice[] } | { ok: false; problem: DocumentProblem };

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
