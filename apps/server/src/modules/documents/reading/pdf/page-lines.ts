import { orderColumns } from './order-columns.ts';
import type { PdfPage } from './pdf-document.ts';

/** A line of text as it stands on a page; y grows upwards, as in PDF. */
export interface PdfLine {
  text: string;
  page: number;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
}

interface Piece {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
  isRightToLeft: boolean;
}

/** In parts of the font size. */
const SAME_LINE = 0.4;
const SPACE = 0.2;
/** A wider hole is between two columns or cells. */
const COLUMN_GAP = 2.2;

/** The lines of a page in the order of reading. */
export async function readPageLines(page: PdfPage): Promise<PdfLine[]> {
  const content = await page.getTextContent({ includeMarkedContent: false });
  const pieces: Piece[] = [];
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue;
    const [a, b, c, d, x, y] = item.transform.map(Number);
    // Text that stands upright or on its head is a label of a picture or a mark of the draft.
    if (Math.abs(b ?? 0) > Math.abs(a ?? 0)) continue;
    const size = Math.hypot(c ?? 0, d ?? 0) || item.height;
    const left = x ?? 0;
    pieces.push({
      text: item.str,
      x: left,
      right: left + item.width,
      y: y ?? 0,
      size,
      font: item.fontName,
      isRightToLeft: item.dir === 'rtl',
    });
  }
  const rows = rowsOf(pieces).map((row) => splitAtGaps(row).map((part) => lineOf(part, page.pageNumber)));
  return orderColumns(rows.map((row) => row.filter(({ text }) => text !== ''))).flat();
}

/** Pieces that follow each other on one height. The order of the file is kept: it is the order of writing. */
function rowsOf(pieces: Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  let height = { y: 0, size: 0 };
  for (const piece of pieces) {
    const isBlank = piece.text.trim() === '';
    const away = Math.abs(piece.y - height.y) > Math.max(height.size, piece.size) * SAME_LINE;
    if (row.length > 0 && away && !isBlank) {
      rows.push(row);
      row = [];
    }
    if (row.length === 0 && isBlank) continue;
    // A raised or lowered piece, such as the number of a note, doesn't move its line.
    if (row.length === 0 || piece.size >= height.size) height = { y: piece.y, size: piece.size };
    row.push(piece);
  }
  return row.length > 0 ? [...rows, row] : rows;
}

function splitAtGaps(row: Piece[]): Piece[][] {
  if (isRightToLeft(row)) return [row];
  const parts: Piece[][] = [];
  for (const piece of row.filter(({ text }) => text.trim() !== '' || text.length === 1)) {
    const part = parts.at(-1);
    const end = part?.findLast(({ text }) => text.trim() !== '');
    const gap = end === undefined ? 0 : piece.x - end.right;
    if (part === undefined || (piece.text.trim() !== '' && gap > COLUMN_GAP * piece.size)) parts.push([piece]);
    else part.push(piece);
  }
  return parts;
}

const isRightToLeft = (row: Piece[]) =>
  charactersOf(row.filter((piece) => piece.isRightToLeft)) > charactersOf(row) / 2;
const charactersOf = (row: Piece[]) => row.reduce((sum, { text }) => sum + text.trim().length, 0);

function lineOf(row: Piece[], page: number): PdfLine {
  // Programs draw Arabic and Hebrew from left to right or the other way round; it is read from the right.
  const reversed = isRightToLeft(row);
  const pieces = reversed ? row.toSorted((a, b) => b.right - a.right) : row;
  let text = '';
  let previous: Piece | null = null;
  for (const piece of pieces) {
    const gap = previous === null ? 0 : reversed ? previous.x - piece.right : piece.x - previous.right;
    const isApart = gap > SPACE * piece.size && !/\s$/.test(text) && !/^\s/.test(piece.text);
    text += isApart ? ` ${piece.text}` : piece.text;
    previous = piece;
  }
  // A blank may be as wide as the gap to the next column.
  const seen = row.filter((piece) => piece.text.trim() !== '');
  const main = row.reduce((most, piece) => (piece.text.trim().length > most.text.trim().length ? piece : most));
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    page,
    x: Math.min(...seen.map(({ x }) => x)),
    right: Math.max(...seen.map(({ right }) => right)),
    y: main.y,
    size: Math.round(main.size * 2) / 2,
    font: main.font,
  };
}
