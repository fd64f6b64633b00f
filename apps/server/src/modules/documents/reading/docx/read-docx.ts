import { findHeadingsAmong, isHeading, type DocumentNotice, type TextBlock } from '@vela/domain/documents';
import mammoth from 'mammoth';
import { readFile } from 'node:fs/promises';
import { ReadingProblem, type OnProgress, type ReadText } from '../reading-shapes.ts';
import { inspectPackage, type PackageFacts } from './inspect-package.ts';
import { emphasisedHeadings, wordBlocks, type WordNode } from './word-blocks.ts';

const WORD_MAIN_PART =
  /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.(?:document|template)\.macroEnabled/i;
const MAIN_PART = 'word/document.xml';
const INSPECTED_PERCENT = 30;
const PARSED_PERCENT = 80;

export async function readDocx(filePath: string, onProgress: OnProgress): Promise<ReadText> {
  const facts = await inspectPackage(filePath);
  refuseOtherPackages(facts);
  onProgress(INSPECTED_PERCENT);
  const document = await parse(await readFile(filePath));
  onProgress(PARSED_PERCENT);
  const notices: DocumentNotice[] = hasMacros(facts) ? ['macros_ignored'] : [];
  return { blocks: headed(document), pageCount: null, notices };
}

function refuseOtherPackages({ contentTypes, names }: PackageFacts) {
  if (WORD_MAIN_PART.test(contentTypes)) return;
  // A damaged package of Word's is told from the package of another program by what else it has.
  if (!names.some((name) => name.startsWith('word/'))) throw new ReadingProblem('wrong_type');
  if (!names.includes(MAIN_PART)) throw new ReadingProblem('broken', 'the main part is missing');
}

const hasMacros = ({ contentTypes, names }: PackageFacts) =>
  /macroEnabled/i.test(contentTypes) || names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name));

/** The document as mammoth reads it, before it would be turned into a web page. Nothing outside the file is opened. */
async function parse(buffer: Buffer): Promise<WordNode> {
  let document: WordNode | null = null;
  await mammoth.convertToHtml(
    { buffer },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      transformDocument: (read: WordNode) => {
        document = read;
        return { ...read, children: [] };
      },
    },
  );
  if (document === null) throw new ReadingProblem('broken', 'the package has no document');
  return document;
}

/** By styles; without any, by paragraphs that are bold throughout; without those, by the forms that headings have. */
function headed(document: WordNode): TextBlock[] {
  const styled = wordBlocks(document);
  if (styled.some(isHeading)) return styled.map(plain);
  const emphasised = emphasisedHeadings(styled);
  if (emphasised.some(isHeading)) return emphasised.map(plain);
  return findHeadingsAmong(styled.map(plain));
}

const plain = ({ kind, text, page, ...more }: TextBlock): TextBlock =>
  kind === 'heading' ? { kind, level: 'level' in more ? more.level : 1, text, page } : { kind, text, page };
