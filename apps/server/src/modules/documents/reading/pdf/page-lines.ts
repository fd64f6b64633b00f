import type { PdfPage } from './pdf-document.ts';

const SAME_EDGE = 3;
const LEAST_ROWS = 3;
/** Characters; cells of a table are shorter than lines of prose. */
const LEAST_PROSE = 30;
/** In parts of the font size. */
const NEXT_ROW = 1.8;

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

interface Placed {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

/**
 * Most programs write one column after the other, and then the order of the file is right. Some write row by row across
 * both: there the left column is put before the right one. Tables, with short cells, stay in rows.
 */
export function orderColumns<Part extends Placed>(rows: Part[][]): Part[][] {
  const ordered: Part[][] = [];
  let run: Part[][] = [];
  const flush = () => {
    ordered.push(...(isProse(run) ? byColumn(run) : run.map(joinRow)));
    run = [];
  };
  for (const row of rows) {
    if (!continues(run, row)) flush();
    if (row.length === 2 || run.length > 0) run.push(row);
    else ordered.push(joinRow(row));
  }
  flush();
  return ordered;
}

/** The left column is often a line longer, so a row may lack its right part. */
function continues(run: Placed[][], [left, right, ...more]: Placed[]): boolean {
  const [first] = run;
  const above = run.at(-1)?.[0];
  if (left === undefined || more.length > 0) return false;
  if (first === undefined || above === undefined) return right !== undefined;
  const [firstLeft, firstRight] = first;
  if (firstLeft === undefined || firstRight === undefined || left.size !== firstLeft.size) return false;
  const isBelow = above.y - left.y > 0 && above.y - left.y < left.size * NEXT_ROW;
  const isInLeft = Math.abs(left.x - firstLeft.x) < left.size && left.right < firstRight.x;
  return isBelow && isInLeft && (right === undefined || Math.abs(right.x - firstRight.x) <= SAME_EDGE);
}

function isProse(run: Placed[][]): boolean {
  if (run.length < LEAST_ROWS) return false;
  return [0, 1].every((column) => {
    const lengths = run.flatMap((row) => row[column]?.text.length ?? []);
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length >= LEAST_PROSE;
  });
}

const byColumn = <Part>(run: Part[][]): Part[][] =>
  [0, 1].flatMap((column) => run.map((row) => row.slice(column, column + 1)));

/** The cells of a table's row become one line. */
function joinRow<Part extends Placed>(row: Part[]): Part[] {
  const [first, ...more] = row;
  if (first === undefined || more.length === 0) return row;
  const last = more.at(-1) ?? first;
  return [{ ...first, right: last.right, text: row.map(({ text }) => text).join(' | ') }];
}
