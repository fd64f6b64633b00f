/** A run of text in the file, one or two bytes a character. */
export interface Piece {
  start: number;
  end: number;
  encoding: 'latin1' | 'utf16le';
}

const PIECES_AT = 0x01a2;
const IS_ONE_BYTE = 0x40000000;
const MOST_PIECES = 200_000;

/** Where the text of a Word 97 document lies: a document that was edited has it in many places. */
export function readPieces(main: Buffer, table: Buffer): Piece[] {
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
