import CFB from 'cfb';
import { cleanLine, findHeadingsAmong, type DocumentNotice, type TextBlock } from '@vela/domain/documents';
import WordExtractor from 'word-extractor';
import type { ReadText } from '../reading-shapes.ts';
import { ReadingProblem } from '../reading-problem.ts';
import { readHeadingStyles } from './read-heading-styles.ts';
import { isOldWord, readOldWord } from './read-old-word.ts';
import { judgeStreams } from './sniff-compound-file.ts';

const FLAGS_AT = 0x0a;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const LEAST_HEADER = 0x40;

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
