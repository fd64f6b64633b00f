import { cleanLine, findHeadingsAmong, type DocumentNotice, type TextBlock } from '@vela/domain/documents';
import CFB from 'cfb';
import iconv from 'iconv-lite';
import WordExtractor from 'word-extractor';
import { ReadingProblem, type ReadText } from '../reading-shapes.ts';
import { readHeadingStyles } from './read-heading-styles.ts';
import { judgeStreams } from '../sniff-document.ts';

const FLAGS_AT = 0x0a;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const LEAST_HEADER = 0x40;

/** How the document of Word 6 and 95 begins; from Word 97 on it is another number. */
const WORD_6 = 0xa5dc;
const OLD_WORD_FLAGS_AT = 0x0a;
const IS_PIECEWISE = 0x0004;
const TEXT_START_AT = 0x18;
const TEXT_END_AT = 0x1c;
const LANGUAGE_AT = 0x06;
const MAIN_LENGTH_AT = 0x34;

/** Word 6 to 2003. */
export async function readDoc(bytes: Buffer): Promise<ReadText> {
  const container = CFB.read(bytes, { type: 'buffer' });
  const names = container.FullPaths.map((name) => name.split('/').slice(1));
  const inRoot = names.filter(({ length }) => length === 1).map(([name]) => name ?? '');
  const kind = judgeStreams(inRoot);
  if (kind !== 'doc') throw new ReadingProblem(kind === 'encrypted' ? 'encrypted' : 'wrong_type');
  const main = streamOf(container, 'WordDocument');
  if (main === null) throw new ReadingProblem('wrong_type', 'a compound file without a Word document');
  if (main.length < LEAST_HEADER) throw new ReadingProblem('broken', 'the document has no header');
  const flags = main.readUInt16LE(FLAGS_AT);
  if ((flags & ENCRYPTED) !== 0) throw new ReadingProblem('encrypted');
  const notices: DocumentNotice[] = names.some(([first]) => isMacroStorage(first ?? '')) ? ['macros_ignored'] : [];
  const blocks = isOldWord(main)
    ? findHeadingsAmong(paragraphsOf(readOldWord(main)))
    : headed(
        paragraphsOf(await readWord97(bytes)),
        levelsOf(main, streamOf(container, (flags & SECOND_TABLE) === 0 ? '0Table' : '1Table')),
      );
  return { blocks, pageCount: null, notices };
}

function streamOf(container: CFB.CFB$Container, name: string): Buffer | null {
  const entry = CFB.find(container, `/${name}`);
  return entry === null ? null : Buffer.from(entry.content);
}

const isMacroStorage = (name: string) => name === 'Macros' || name === '_VBA_PROJECT_CUR';

async function readWord97(bytes: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(bytes);
  const notes = [document.getFootnotes(), document.getEndnotes(), document.getTextboxes()];
  return [document.getBody(), ...notes].join('\n');
}

/** In Word's text a line is a paragraph. Cells of a table end with tabs. */
const paragraphsOf = (text: string): TextBlock[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\t+$/, '').replace(/\t/g, ' | '))
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', text: line, page: null }));

/** The levels of headings by their text, as often as it occurs. */
function levelsOf(main: Buffer, table: Buffer | null): Map<string, number[]> {
  const levels = new Map<string, number[]>();
  if (table === null) return levels;
  try {
    for (const { text, level } of readHeadingStyles(main, table)) {
      const key = keyOf(text);
      if (key !== '') levels.set(key, [...(levels.get(key) ?? []), level]);
    }
  } catch {
    // Tables that lead nowhere: the text is read all the same, and its headings are found by their form.
    levels.clear();
  }
  return levels;
}

const keyOf = (text: string) =>
  cleanLine(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function headed(paragraphs: TextBlock[], levels: Map<string, number[]>): TextBlock[] {
  if (levels.size === 0) return findHeadingsAmong(paragraphs);
  return paragraphs.map((paragraph) => {
    const level = levels.get(keyOf(paragraph.text))?.shift();
    return level === undefined ? paragraph : { ...paragraph, kind: 'heading', level };
  });
}

const isOldWord = (main: Buffer): boolean => main.readUInt16LE(0) === WORD_6;

/** By the language a document was made with: Central European, Cyrillic, Greek, Turkish. */
const CODE_PAGES: Record<number, string> = {
  0x405: 'windows-1250',
  0x40e: 'windows-1250',
  0x415: 'windows-1250',
  0x419: 'windows-1251',
  0x422: 'windows-1251',
  0x408: 'windows-1253',
  0x41f: 'windows-1254',
};

/** The text of a document of Word 6 or 95: one byte a character, in one run unless it was saved in a hurry. */
function readOldWord(main: Buffer): string {
  if ((main.readUInt16LE(OLD_WORD_FLAGS_AT) & IS_PIECEWISE) !== 0)
    throw new ReadingProblem('broken', 'an old Word document that was saved fast, in pieces');
  const start = main.readUInt32LE(TEXT_START_AT);
  const end = Math.min(main.readUInt32LE(TEXT_END_AT), start + main.readUInt32LE(MAIN_LENGTH_AT));
  if (start >= end || end > main.length) throw new ReadingProblem('broken', 'the text lies outside the document');
  const codePage = CODE_PAGES[main.readUInt16LE(LANGUAGE_AT)] ?? 'windows-1252';
  return withoutFields(iconv.decode(main.subarray(start, end), codePage))
    .replace(/[\r\v\f\u000e]/g, '\n')
    .replaceAll('\u0007', '\t');
}

/** A field is its instruction, a separator and its result; only the result is text. */
function withoutFields(text: string): string {
  const inner = /\u0013[^\u0013\u0014\u0015]*\u0014?([^\u0013\u0014\u0015]*)\u0015/g;
  let before = '';
  let after = text;
  while (before !== after) {
    before = after;
    after = before.replace(inner, '$1');
  }
  return after;
}
