import {
  DOCUMENT_MAX_CHARACTERS,
  findHeadingsAmong,
  type DocumentNotice,
  type TextBlock,
} from '@vela/domain/documents';
import type { OnProgress, ReadText } from '../reading-shapes.ts';
import { ReadingProblem } from '../reading-problem.ts';
import { dropContents } from './drop-contents.ts';
import { dropRepeatedLines } from './drop-repeated-lines.ts';
import { pdfBodyOf, findHeadings } from './find-headings.ts';
import { hasDrawing } from './has-drawing.ts';
import { groupLines, linesToBlocks } from './lines-to-blocks.ts';
import { readPageLines, type PdfLine } from './page-lines.ts';
import { openPdf, type PdfDocument } from './pdf-document.ts';
import { readOutline } from './read-outline.ts';

const MOST_PAGES = 5_000;
/** Of the pages; with more of them damaged the rest is no handbook. */
const MOST_DAMAGED = 0.2;
const LEAST_LETTERS = 0.5;
/** Pages without text that are looked at for pictures. */
const LOOKED_AT = 5;
/** The last tenth is for what comes after the pages. */
const PAGES_PERCENT = 90;

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
