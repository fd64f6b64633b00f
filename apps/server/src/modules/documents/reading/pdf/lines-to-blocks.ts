import { joinBroken, type TextBlock } from '@vela/domain/documents';
import type { PdfLine } from './page-lines.ts';

const STARTS_ANEW = /^(?:[•·▪◦‣●○■–—−*-]\s|\(?\d{1,3}[.)]\s|\(?[a-z][.)]\s)/i;
const ENDS_SENTENCE = /[.!?:;。！？：；"”»)]$/;
/** In parts of the usual distance of lines. */
const PARAGRAPH_GAP = 1.3;
/** In parts of the font size. */
const INDENT = 0.8;
const SHORT = 4;

/** Puts lines together to paragraphs, also across columns and pages, and headings that take several lines. */
export function linesToBlocks(lines: PdfLine[], headings: Map<PdfLine, number>): TextBlock[] {
  const spacing = usualSpacing(lines);
  const blocks: TextBlock[] = [];
  let previous: PdfLine | null = null;
  for (const line of lines) {
    const block = blocks.at(-1);
    const level = headings.get(line);
    if (level !== undefined) {
      if (block?.kind === 'heading' && previous !== null && isSameHeading(previous, line, level === block.level))
        block.text = joinBroken(block.text, line.text);
      else blocks.push({ kind: 'heading', level, text: line.text, page: line.page });
    } else if (block?.kind !== 'paragraph' || previous === null) {
      blocks.push({ kind: 'paragraph', text: line.text, page: line.page });
    } else if (STARTS_ANEW.test(line.text) && isBelow(previous, line)) {
      block.text += `\n${line.text}`;
    } else if (goesOn(previous, line, { spacing, lines })) {
      block.text = joinBroken(block.text, line.text);
    } else blocks.push({ kind: 'paragraph', text: line.text, page: line.page });
    previous = line;
  }
  return blocks;
}

/** Lines in groups with more space between them than within; those that the margin broke are joined. */
export function groupLines(lines: PdfLine[]): TextBlock[] {
  const spacing = usualSpacing(lines);
  const groups: TextBlock[] = [];
  let previous: PdfLine | null = null;
  for (const line of lines) {
    const group = groups.at(-1);
    const isClose = previous !== null && isBelow(previous, line) && previous.y - line.y <= spacing * PARAGRAPH_GAP;
    if (group !== undefined && previous !== null && isClose)
      group.text = reachesMargin(lines, previous) ? joinBroken(group.text, line.text) : `${group.text}\n${line.text}`;
    else groups.push({ kind: 'paragraph', text: line.text, page: line.page });
    previous = line;
  }
  return groups;
}

const isBelow = (previous: PdfLine, line: PdfLine) => previous.page === line.page && line.y < previous.y;

function isSameHeading(previous: PdfLine, line: PdfLine, sameLevel: boolean): boolean {
  return sameLevel && isBelow(previous, line) && previous.y - line.y < line.size * 1.35 && previous.font === line.font;
}

function goesOn(previous: PdfLine, line: PdfLine, { spacing, lines }: { spacing: number; lines: PdfLine[] }): boolean {
  if (line.text.includes(' | ') || previous.text.includes(' | ') || line.size !== previous.size) return false;
  // On the next column or page a sentence goes on, a finished one doesn't.
  if (!isBelow(previous, line)) return !ENDS_SENTENCE.test(previous.text);
  if (previous.y - line.y > spacing * PARAGRAPH_GAP) return false;
  if (line.x - previous.x > line.size * INDENT && ENDS_SENTENCE.test(previous.text)) return false;
  return !ENDS_SENTENCE.test(previous.text) || reachesMargin(lines, previous);
}

const reachesMargin = (lines: PdfLine[], line: PdfLine) => rightMargin(lines, line) - line.right <= line.size * SHORT;

const margins = new WeakMap<PdfLine[], Map<string, number>>();
/** How far lines reach that start where this one does, on its page. */
function rightMargin(lines: PdfLine[], { page, x }: PdfLine): number {
  const known = margins.get(lines) ?? new Map<string, number>();
  if (known.size === 0) {
    margins.set(lines, known);
    for (const line of lines) known.set(placeOf(line), Math.max(known.get(placeOf(line)) ?? 0, line.right));
  }
  return known.get(placeOf({ page, x })) ?? 0;
}
const placeOf = ({ page, x }: { page: number; x: number }) => `${page} ${Math.round(x / 10)}`;

function usualSpacing(lines: PdfLine[]): number {
  const distances = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    if (previous === undefined || !isBelow(previous, line) || previous.size !== line.size) continue;
    const distance = Math.round((previous.y - line.y) * 2) / 2;
    if (distance < line.size * 3) distances.set(distance, (distances.get(distance) ?? 0) + 1);
  }
  return [...distances].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? Number.POSITIVE_INFINITY;
}
