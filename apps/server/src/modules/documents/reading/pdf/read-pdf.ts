import {
  DOCUMENT_MAX_CHARACTERS,
  findHeadingsAmong,
  type DocumentNotice,
  type TextBlock,
} from '@vela/domain/documents';
import { getResolvedPDFJS } from 'unpdf';
import { ReadingProblem, type OnProgress, type ReadText } from '../reading-shapes.ts';
import { pdfBodyOf, findHeadings } from './find-headings.ts';
import { groupLines, linesToBlocks } from './lines-to-blocks.ts';
import { readPageLines, type PdfLine } from './page-lines.ts';
import { openPdf, readOutline, type PdfDocument, type PdfPage } from './pdf-document.ts';

const MOST_PAGES = 5_000;
/** Of the pages; with more of them damaged the rest is no handbook. */
const MOST_DAMAGED = 0.2;
const LEAST_LETTERS = 0.5;
/** Pages without text that are looked at for pictures. */
const LOOKED_AT = 5;
/** The last tenth is for what comes after the pages. */
const PAGES_PERCENT = 90;

/** Such as "Holidays . . . . . 12". */
const LEADERS = /(?:[.·…_]\s?){4,}\s*\|?\s*\d{1,4}$/;
const TITLE_AND_PAGE = /^(.{3,}?)[\s.|·…]+\d{1,4}$/;
const CONTENTS_WITHIN = 20;

const EDGE_LINES = 3;
const SAME_HEIGHT = 4;

/** Of the pages; headers of left and right pages differ. */
const LEAST_SHARE = 0.4;
const PAGE_NUMBER =
  /^[\s–—·|-]*(?:page|seite|p[áa]gina|p\.|s\.|第)?\s*(?:\d{1,4}|[ivxl]{1,6})\s*(?:页|(?:of|von|de|\/|\|)\s*\d{1,4})?[\s–—·|-]*$/iu;

export async function readPdf(bytes: Buffer, onProgress: OnProgress): Promise<ReadText> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > MOST_PAGES) throw new ReadingProblem('too_long');
  const { pages, damaged } = await readPages(pdf, onProgress);
  const withoutText = pages.flatMap((lines, index) => (lines.length === 0 ? [index + 1] : []));
  const hasPictures = await someDrawing(pdf, withoutText);
  if (withoutText.length === pages.length)
    throw new ReadingProblem(hasPictures || hasImages(bytes) ? 'image_only' : 'no_text');
  // Some programs draw letters without saying which they are; to a reader without eyes that is a picture.
  if (!isLegible(pages.flat())) throw new ReadingProblem('image_only');
  const notices: DocumentNotice[] = hasPictures || damaged > 0 ? ['some_pages_without_text'] : [];
  return { blocks: await blocksOf(pdf, pages), pageCount: pdf.numPages, notices };
}

function isLegible(lines: PdfLine[]): boolean {
  const text = lines.map((line) => line.text).join('');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= text.replace(/\s/g, '').length * LEAST_LETTERS;
}

/** Pictures too large to unpack leave no trace on their page, but their description is never compressed. */
const hasImages = (bytes: Buffer) => /\/Subtype\s*\/Image\b/.test(bytes.toString('latin1'));

async function readPages(pdf: PdfDocument, onProgress: OnProgress) {
  const pages: PdfLine[][] = [];
  let damaged = 0;
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    try {
      const page = await pdf.getPage(number);
      pages.push(await readPageLines(page));
      page.cleanup();
    } catch {
      // One damaged page doesn't make a book unreadable; how many are too many is judged below.
      pages.push([]);
      damaged += 1;
    }
    characters += pages.at(-1)?.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    if (characters > DOCUMENT_MAX_CHARACTERS) throw new ReadingProblem('too_long');
    onProgress(Math.floor((number / pdf.numPages) * PAGES_PERCENT));
  }
  if (damaged > pdf.numPages * MOST_DAMAGED) throw new ReadingProblem('broken');
  return { pages, damaged };
}

async function someDrawing(pdf: PdfDocument, pageNumbers: number[]): Promise<boolean> {
  for (const number of pageNumbers.slice(0, LOOKED_AT)) {
    try {
      if (await hasDrawing(await pdf.getPage(number))) return true;
    } catch {
      // Damaged ones were counted when they were read.
    }
  }
  return false;
}

async function blocksOf(pdf: PdfDocument, pages: PdfLine[][]): Promise<TextBlock[]> {
  const body = pdfBodyOf(pages.flat());
  const lines = dropContents(dropRepeatedLines(pages, body.size).flat());
  const headings = findHeadings(lines, await readOutline(pdf), body);
  // Text of a typewriter has one font and one size, but its headings may be numbered or in capitals.
  return headings.size > 0 ? linesToBlocks(lines, headings) : findHeadingsAmong(groupLines(lines));
}

/** Leaves out tables of contents: lines with leaders, and ones that stand again further on without their page number. */
function dropContents(lines: PdfLine[]): PdfLine[] {
  const known = new Set(lines.map((line) => simple(line.text)));
  return lines.filter(({ text, page }) => {
    if (page > CONTENTS_WITHIN) return true;
    if (LEADERS.test(text)) return false;
    const title = TITLE_AND_PAGE.exec(text)?.[1];
    return title === undefined || !known.has(simple(title));
  });
}

const simple = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether anything can be seen on a page without text: a scanned page rather than an empty one. */
async function hasDrawing(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const drawing = new Set<number>(DRAWING.map((name) => OPS[name]));
  const { fnArray, argsArray } = await page.getOperatorList();
  // A path that is only a frame for what follows is not seen.
  const isSeenPath = (index: number) => {
    const [paint]: unknown[] = argsArray[index] ?? [];
    return fnArray[index] === OPS.constructPath && paint !== OPS.endPath;
  };
  return fnArray.some((operator, index) => drawing.has(operator) || isSeenPath(index));
}

const DRAWING = [
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageMaskXObject',
  'paintImageXObjectRepeat',
  'paintImageMaskXObjectRepeat',
  'paintImageMaskXObjectGroup',
  'shadingFill',
] as const;

/** Leaves out what stands on top or at the bottom of page after page, and page numbers. */
function dropRepeatedLines(pages: PdfLine[][], bodySize: number): PdfLine[][] {
  const edges = pages.map(edgeLines);
  const repeated = repeatedOf(edges, pages.length);
  return pages.map((lines, index) => {
    const edge = edges[index] ?? new Set();
    const extremes = [...edge].map(({ y }) => y);
    const isOutermost = ({ y }: PdfLine) => y >= Math.max(...extremes) - 1 || y <= Math.min(...extremes) + 1;
    return lines.filter(
      (line) =>
        !edge.has(line) ||
        !((PAGE_NUMBER.test(line.text) && isOutermost(line)) || (line.size <= bodySize * 1.2 && repeated(line))),
    );
  });
}

function edgeLines(lines: PdfLine[]): Set<PdfLine> {
  const sorted = lines.toSorted((a, b) => b.y - a.y);
  return new Set([...sorted.slice(0, EDGE_LINES), ...sorted.slice(-EDGE_LINES)]);
}

/** Numbers differ from page to page, and what stands on the left of one stands on the right of the next. */
const shapeOf = ({ text }: PdfLine) => text.replace(/\d+/g, '#').toLowerCase().split(' | ').toSorted().join(' | ');

function repeatedOf(edges: Set<PdfLine>[], pageCount: number): (line: PdfLine) => boolean {
  const heights = new Map<string, number[]>();
  for (const edge of edges)
    for (const line of edge) heights.set(shapeOf(line), [...(heights.get(shapeOf(line)) ?? []), line.y]);
  const least = Math.max(2, pageCount * LEAST_SHARE);
  return (line) =>
    (heights.get(shapeOf(line)) ?? []).filter((y) => Math.abs(y - line.y) <= SAME_HEIGHT).length >= least;
}
