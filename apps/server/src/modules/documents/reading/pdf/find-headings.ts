import type { OutlineEntry } from './pdf-document.ts';
import type { PdfLine } from './page-lines.ts';

const LARGER = 1.12;
const LONGEST = 120;
const LONGEST_EMPHASIS = 80;
const MOST_LEVELS = 4;
/** A line of prose goes on, a heading doesn't. */
const ENDS_AS_PROSE = /[.,;:。，；：]$/;
const STARTS_AS_HEADING = /^[\p{Lu}\p{Lo}\p{N}§]/u;
/** Entries of an outline that have to be found for it to be trusted. */
const LEAST_FOUND = 0.5;

/** The levels of the lines that are headings: by the outline where it fits the text, else by size and font. */
export function findHeadings(lines: PdfLine[], outline: OutlineEntry[], body: Body): Map<PdfLine, number> {
  const listed = byOutline(lines, outline);
  return listed.size > 0 ? listed : byLooks(lines, body);
}

export interface Body {
  size: number;
  font: string;
}

/** What most of the text is set in. */
export function pdfBodyOf(lines: PdfLine[]): Body {
  const amounts = new Map<string, { body: Body; characters: number }>();
  for (const { size, font, text } of lines) {
    const key = `${size} ${font}`;
    const characters = (amounts.get(key)?.characters ?? 0) + text.length;
    amounts.set(key, { body: { size, font }, characters });
  }
  const most = [...amounts.values()].toSorted((a, b) => b.characters - a.characters)[0];
  return most?.body ?? { size: 0, font: '' };
}

const simple = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function byOutline(lines: PdfLine[], outline: OutlineEntry[]): Map<PdfLine, number> {
  const found = new Map<PdfLine, number>();
  const byPage = new Map<number, PdfLine[]>();
  for (const line of lines) byPage.set(line.page, [...(byPage.get(line.page) ?? []), line]);
  for (const { title, level, page } of outline) {
    const wanted = simple(title);
    if (wanted === '' || page === null) continue;
    const line = (byPage.get(page) ?? []).find((candidate) => !found.has(candidate) && isTitle(candidate.text, wanted));
    if (line !== undefined) found.set(line, level);
  }
  return found.size >= 2 && found.size >= outline.length * LEAST_FOUND ? found : new Map();
}

/** A number may stand before the title in the text, and a long title may go on in the next line. */
function isTitle(text: string, wanted: string): boolean {
  const line = simple(text);
  return line === wanted || line.replace(/^\d+/, '') === wanted || (line.length > 12 && wanted.startsWith(line));
}

function byLooks(lines: PdfLine[], body: Body): Map<PdfLine, number> {
  const sizes = [...new Set(lines.filter((line) => isLarger(line, body)).map(({ size }) => size))].toSorted(
    (a, b) => b - a,
  );
  const found = new Map<PdfLine, number>();
  for (const [index, line] of lines.entries()) {
    if (isLarger(line, body)) found.set(line, Math.min(MOST_LEVELS, sizes.indexOf(line.size) + 1));
    else if (isEmphasised(line, body, lines[index - 1], lines[index + 1]))
      found.set(line, Math.min(MOST_LEVELS + 1, sizes.length + 1));
  }
  return found;
}

function isLarger({ size, text }: PdfLine, body: Body): boolean {
  return size >= body.size * LARGER && text.length <= LONGEST && /\p{L}/u.test(text);
}

/** In another font than the text, alone on its line and with a distance above; the line below is in the text's font. */
function isEmphasised(line: PdfLine, body: Body, before: PdfLine | undefined, after: PdfLine | undefined): boolean {
  if (line.font === body.font || line.size < body.size || line.text.length > LONGEST_EMPHASIS) return false;
  if (!STARTS_AS_HEADING.test(line.text) || ENDS_AS_PROSE.test(line.text) || !/\p{L}{2}/u.test(line.text)) return false;
  if (after === undefined || after.font !== body.font || Math.abs(after.size - body.size) > 0.5) return false;
  if (after.page !== line.page || line.y - after.y < line.size * 0.8) return false;
  return before === undefined || before.page !== line.page || before.y < line.y || before.y - line.y > line.size * 1.4;
}
