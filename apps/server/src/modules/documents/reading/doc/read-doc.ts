import CFB from 'cfb';
import { findHeadingsAmong, type DocumentNotice, type TextBlock } from '@vela/domain';
import WordExtractor from 'word-extractor';
import type { ReadText } from '../read-file.ts';
import { ReadingProblem } from '../reading-problem.ts';
import { isOldWord, readOldWord } from './read-old-word.ts';
import { judgeStreams } from './sniff-compound-file.ts';

const FLAGS_AT = 0x0a;
const ENCRYPTED = 0x0100;
const LEAST_HEADER = 0x20;

/** Word 6 to 2003. */
export async function readDoc(bytes: Buffer): Promise<ReadText> {
  const container = CFB.read(bytes, { type: 'buffer' });
  const names = container.FullPaths.map((name) => name.split('/').slice(1));
  const inRoot = names.filter(({ length }) => length === 1).map(([name]) => name ?? '');
  const kind = judgeStreams(inRoot);
  if (kind !== 'doc') throw new ReadingProblem(kind === 'encrypted' ? 'encrypted' : 'wrong_type');
  const stream = CFB.find(container, '/WordDocument');
  if (stream === null) throw new ReadingProblem('wrong_type', 'a compound file without a Word document');
  const main = Buffer.from(stream.content);
  if (main.length < LEAST_HEADER) throw new ReadingProblem('broken', 'the document has no header');
  if ((main.readUInt16LE(FLAGS_AT) & ENCRYPTED) !== 0) throw new ReadingProblem('encrypted');
  const text = isOldWord(main) ? readOldWord(main) : await readWord97(bytes);
  const notices: DocumentNotice[] = names.some(([first]) => isMacroStorage(first ?? '')) ? ['macros_ignored'] : [];
  return { blocks: findHeadingsAmong(paragraphsOf(text)), pageCount: null, notices };
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
