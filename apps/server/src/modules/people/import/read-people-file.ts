import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  cleanCell,
  cleanEmail,
  IMPORT_LIMITS,
  IMPORT_SEPARATORS,
  isEmailAddress,
  type ImportFileFormat,
  type ImportRow,
  type ImportSeparator,
} from '@vela/domain/people';
import { toStorableText } from '@vela/domain/surveys';
import { CsvError, csvRecords } from './csv-records.ts';
import { decodeText, fileRefused } from './decode-text.ts';

export interface PeopleFile {
  format: ImportFileFormat;
  rows: ImportRow[];
}

/** Excel's own line that names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r|$)/i;
const NOTHING = /^[\s,;"]*$/;
/** Lines and characters that are enough to tell separators apart. */
const LOOKED_AT = { lines: 20, characters: 200_000 };
/** Other calls get their turn while a large file is read. */
const CELLS_AT_ONCE = 20_000;

/** Reads an uploaded list: encoding, separator, header and rows, or says what is wrong with it and where. */
export async function readPeopleFile(bytes: Buffer): Promise<PeopleFile> {
  const { text, encoding } = await decodeText(bytes);
  if (NOTHING.test(text)) throw fileRefused('The file is empty');
  const named = namedSeparator(text);
  const body = text.slice(named?.length ?? 0);
  const separator = named?.separator ?? likeliestSeparator(body.slice(0, LOOKED_AT.characters));
  const [first, ...rows] = await readRows(body, separator, named === null ? 1 : 2);
  if (first === undefined) throw fileRefused('The file is empty');
  if (first.cells.length > IMPORT_LIMITS.columns) {
    throw fileRefused(`The file has more than ${IMPORT_LIMITS.columns} columns, which is the most that can be read.`);
  }
  if (hasAddress(first)) {
    const header = first.cells.map((_cell, index) => columnName(index));
    return { format: { encoding, separator, header }, rows: [first, ...rows] };
  }
  if (rows.length === 0) throw fileRefused('The file has a header and no people below it');
  const header = first.cells.map((cell, index) => cleanCell(cell) || columnName(index));
  return { format: { encoding, separator, header }, rows };
}

const columnName = (index: number): string => `Column ${index + 1}`;
const hasAddress = ({ cells }: ImportRow): boolean => cells.some((cell) => isEmailAddress(cleanEmail(cell)));

function namedSeparator(text: string): { separator: ImportSeparator; length: number } | null {
  const match = SEPARATOR_LINE.exec(text);
  if (match === null) return null;
  const separator = IMPORT_SEPARATORS.find((one) => one === match[1]);
  if (separator === undefined) {
    throw fileRefused(`Line 1 says that “${match[1] ?? ''}” separates the columns. Use a comma, a semicolon or a tab.`);
  }
  return { separator, length: match[0].length };
}

/** The one that splits most of the first lines into as many cells as the header, and into the most. */
function likeliestSeparator(text: string): ImportSeparator {
  const scored = IMPORT_SEPARATORS.map((separator) => ({ separator, ...scoreOf(text, separator) }));
  const [best] = scored.sort((a, b) => b.agreeing - a.agreeing || b.columns - a.columns);
  return best?.separator ?? ',';
}

function scoreOf(text: string, separator: ImportSeparator): { agreeing: number; columns: number } {
  const counts: number[] = [];
  try {
    for (const { cells } of csvRecords(text, separator)) {
      if (!isBlank(cells)) counts.push(cells.length);
      if (counts.length === LOOKED_AT.lines) break;
    }
  } catch (error) {
    // With another separator the quotation marks may well match; if with none, reading the file tells of it.
    if (!(error instanceof CsvError)) throw error;
  }
  const [columns = 0] = counts;
  return { columns, agreeing: columns < 2 ? 0 : counts.filter((count) => count === columns).length / counts.length };
}

async function readRows(text: string, separator: ImportSeparator, firstLine: number): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  let read = 0;
  try {
    for (const { line, cells } of csvRecords(text, separator, firstLine)) {
      read += cells.length;
      if (read >= CELLS_AT_ONCE) {
        read = 0;
        await nextTurn();
      }
      if (isBlank(cells)) continue;
      if (rows.length > IMPORT_LIMITS.rows) throw tooManyRows();
      rows.push({ line, cells: withoutEmptyEnd(cells).slice(0, MOST_KEPT).map(storable) });
    }
  } catch (error) {
    if (error instanceof CsvError) throw fileRefused(error.message);
    throw error;
  }
  return rows;
}

const tooManyRows = () =>
  fileRefused(`The file has more than ${IMPORT_LIMITS.rows.toLocaleString('en')} lines. Please split it.`);

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function withoutEmptyEnd(cells: string[]): string[] {
  let end = cells.length;
  while (end > 1 && (cells[end - 1] ?? '').trim() === '') end -= 1;
  return cells.slice(0, end);
}

/** One more than there can be columns, so that a line with too many is still known to have them. */
const MOST_KEPT = IMPORT_LIMITS.columns + 1;

/** No field takes as many characters, so what is cut off is refused all the same if its column is chosen. */
const storable = (cell: string): string => toStorableText(cell.slice(0, IMPORT_LIMITS.cell));
