/** Places in the header of a Word 97 document. */
const PARAGRAPHS_AT = 0x0102;
const STYLES_AT = 0x00a2;
const PAGE_BYTES = 512;
const ENTRY_BYTES = 13;
/** The first styles of every document are Normal and Heading 1 to 9; Title is known by its number. */
const LAST_HEADING = 9;
const TITLE = 62;
const STYLE_NUMBER = 0x0fff;
const LONGEST = 300;

interface Heading {
  text: string;
  level: number;
}

const PIECES_AT = 0x01a2;
const IS_ONE_BYTE = 0x40000000;
const MOST_PIECES = 200_000;

/** The paragraphs that have a heading's style, by the tables that word-extractor skips. */
export function readHeadingStyles(main: Buffer, table: Buffer): Heading[] {
  const pieces = readPieces(main, table);
  const title = findTitleStyle(main, table);
  return styledRanges(main, table).flatMap(({ start, end, style }) => {
    const level = style >= 1 && style <= LAST_HEADING ? style : style === title ? 1 : null;
    if (level === null || end - start > LONGEST * 2) return [];
    return [{ level, text: textAt(main, pieces, { start, end }) }];
  });
}

interface Range {
  start: number;
  end: number;
}

/** Each page lists where its paragraphs start, and for each of them where its properties begin: with its style. */
function styledRanges(main: Buffer, table: Buffer): (Range & { style: number })[] {
  const at = main.readUInt32LE(PARAGRAPHS_AT);
  const count = Math.floor((main.readUInt32LE(PARAGRAPHS_AT + 4) - 4) / 8);
  const ranges: (Range & { style: number })[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = table.readUInt32LE(at + (count + 1) * 4 + index * 4);
    const page = main.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES);
    if (page.length === PAGE_BYTES) ranges.push(...rangesOf(page));
  }
  return ranges;
}

function rangesOf(page: Buffer): (Range & { style: number })[] {
  const count = page[PAGE_BYTES - 1] ?? 0;
  const ranges: (Range & { style: number })[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = (page[(count + 1) * 4 + index * ENTRY_BYTES] ?? 0) * 2;
    // A length of nothing means that the length stands in the next byte.
    const properties = place + (page[place] === 0 ? 2 : 1);
    if (place === 0 || properties + 2 > PAGE_BYTES) continue;
    const [start, end] = [page.readUInt32LE(index * 4), page.readUInt32LE(index * 4 + 4)];
    ranges.push({ start, end, style: page.readUInt16LE(properties) });
  }
  return ranges;
}

function findTitleStyle(main: Buffer, table: Buffer): number | null {
  const start = main.readUInt32LE(STYLES_AT);
  const end = start + main.readUInt32LE(STYLES_AT + 4);
  let at = start + 2 + table.readUInt16LE(start);
  for (let style = 0; at + 4 <= end; style += 1) {
    const length = table.readUInt16LE(at);
    if (length >= 2 && (table.readUInt16LE(at + 2) & STYLE_NUMBER) === TITLE) return style;
    at += 2 + length + (length % 2);
  }
  return null;
}

function textAt(main: Buffer, pieces: Piece[], { start, end }: Range): string {
  const piece = pieces.find((candidate) => start >= candidate.start && start < candidate.end);
  return piece === undefined ? '' : main.toString(piece.encoding, start, Math.min(end, piece.end));
}

/** A run of text in the file, one or two bytes a character. */
interface Piece {
  start: number;
  end: number;
  encoding: 'latin1' | 'utf16le';
}

/** Where the text of a Word 97 document lies: a document that was edited has it in many places. */
function readPieces(main: Buffer, table: Buffer): Piece[] {
  let at = main.readUInt32LE(PIECES_AT);
  // Formats that pieces share come first.
  while (table[at] === 1) at += 3 + table.readUInt16LE(at + 1);
  const count = Math.min(MOST_PIECES, Math.floor((table.readUInt32LE(at + 1) - 4) / 12));
  const first = at + 5;
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index += 1) {
    const length = table.readUInt32LE(first + index * 4 + 4) - table.readUInt32LE(first + index * 4);
    const place = table.readUInt32LE(first + (count + 1) * 4 + index * 8 + 2);
    if ((place & IS_ONE_BYTE) !== 0) {
      const start = (place & ~IS_ONE_BYTE) / 2;
      pieces.push({ start, end: start + length, encoding: 'latin1' });
    } else pieces.push({ start: place, end: place + length * 2, encoding: 'utf16le' });
  }
  return pieces;
}
