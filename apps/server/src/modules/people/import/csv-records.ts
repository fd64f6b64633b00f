import type { ImportRow, ImportSeparator } from '@vela/domain/people';

/** What no reader of such files could make sense of. */
export class CsvError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.name = 'CsvError';
    this.line = line;
  }
}

/** Far more than any list of people has; a file that goes on in one cell or line for ever is none. */
const LONGEST_CELL = 100_000;
const MOST_CELLS = 1000;

const LINE_BREAKS = /\r\n|\n|\r/g;
const QUOTE = '"';

/**
 * The rows of a text as spreadsheets write them, each with the line on which it starts. Lines end in whatever way they
 * like, also in several ways in one file; a quotation mark inside of a cell that has none around it is a sign like others.
 */
export function* csvRecords(text: string, separator: ImportSeparator, firstLine = 1): Generator<ImportRow> {
  const reader: Reader = { text, separator, at: 0, line: firstLine };
  while (reader.at < text.length) {
    const { line } = reader;
    const cells: string[] = [];
    do {
      if (cells.length === MOST_CELLS) throw new CsvError(line, `Line ${line} has more than ${MOST_CELLS} cells`);
      cells.push(readCell(reader));
    } while (isSeparator(reader));
    skipLineBreak(reader);
    yield { line, cells };
  }
}

interface Reader {
  text: string;
  separator: ImportSeparator;
  at: number;
  line: number;
}

function isSeparator(reader: Reader): boolean {
  if (reader.text[reader.at] !== reader.separator) return false;
  reader.at += 1;
  return true;
}

function skipLineBreak(reader: Reader): void {
  const { text, at } = reader;
  if (at >= text.length) return;
  reader.at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  reader.line += 1;
}

function readCell(reader: Reader): string {
  const { text, at } = reader;
  let start = at;
  while (text[start] === ' ') start += 1;
  if (text[start] === QUOTE) return readQuoted(reader, start + 1);
  let end = at;
  while (end < text.length && !endsCell(text[end], reader.separator)) end += 1;
  if (end - at > LONGEST_CELL) throw tooLong(reader.line);
  reader.at = end;
  return text.slice(at, end);
}

const tooLong = (line: number): CsvError =>
  new CsvError(
    line,
    `Line ${line} has a cell with more than ${LONGEST_CELL.toLocaleString('en')} characters. Is a quotation mark missing?`,
  );

const endsCell = (sign: string | undefined, separator: string): boolean =>
  sign === undefined || sign === separator || sign === '\n' || sign === '\r';

function readQuoted(reader: Reader, start: number): string {
  const { text, line } = reader;
  let cell = '';
  let from = start;
  for (;;) {
    const end = text.indexOf(QUOTE, from);
    if (end === -1) throw new CsvError(line, `The quotation mark that opens in line ${line} is never closed`);
    cell += text.slice(from, end);
    if (cell.length > LONGEST_CELL) throw tooLong(line);
    from = end + 1;
    if (text[from] !== QUOTE) break;
    cell += QUOTE;
    from += 1;
  }
  while (text[from] === ' ') from += 1;
  reader.line += cell.match(LINE_BREAKS)?.length ?? 0;
  if (!endsCell(text[from], reader.separator)) {
    const where = reader.line === line ? `line ${line}` : `lines ${line} to ${reader.line}`;
    throw new CsvError(line, `The quotation marks in ${where} don’t match: inside of a cell they must be doubled`);
  }
  reader.at = from;
  return cell;
}
