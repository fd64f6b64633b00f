import type { TextBlock } from '@vela/domain/documents';

/** What mammoth's tree is made of, as far as it is read here. Its types say nothing about it. */
export interface WordNode {
  type: string;
  value?: string;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: { level: string; isOrdered: boolean } | null;
  isBold?: boolean;
  breakType?: string;
  children?: WordNode[];
  notes?: { resolve(reference: WordNode): { body: WordNode[] } | undefined };
}

/** A paragraph that is bold throughout may be a heading made by hand. */
export type WordBlock = TextBlock & { isBold: boolean };

const HEADING_STYLE =
  /^(?:heading|überschrift|titre|t[íi]tulo|titolo|rubrik|kop|nagłówek|заголовок|标题|標題|見出し)\s*([1-9])\b/iu;
const TITLE_STYLE = /^(?:title|titel|titre|t[íi]tulo|titolo)$/iu;
const LONGEST_EMPHASIS = 90;
const DEEPEST = 60;

export function wordBlocks(document: WordNode): WordBlock[] {
  const blocks: WordBlock[] = [];
  const add = (nodes: WordNode[], depth: number) => {
    if (depth > DEEPEST) return;
    for (const node of nodes) {
      if (node.type === 'paragraph') addParagraph(blocks, node);
      else if (node.type === 'table') addText(blocks, tableText(node, depth));
      else add(node.children ?? [], depth + 1);
    }
  };
  add(document.children ?? [], 0);
  return [...blocks, ...noteBlocks(document)];
}

function addParagraph(blocks: WordBlock[], paragraph: WordNode) {
  const text = textOf(paragraph, 0).trim();
  if (text === '') return;
  const level = headingLevel(paragraph);
  if (level !== null) blocks.push({ kind: 'heading', level, text, page: null, isBold: true });
  else if (paragraph.numbering) addItem(blocks, `${'  '.repeat(Number(paragraph.numbering.level) || 0)}- ${text}`);
  else blocks.push({ kind: 'paragraph', text, page: null, isBold: isBold(paragraph) });
}

/** Items of a list follow each other without empty lines. */
function addItem(blocks: WordBlock[], item: string) {
  const last = blocks.at(-1);
  if (last?.kind === 'paragraph' && /^\s*- /.test(last.text)) last.text += `\n${item}`;
  else addText(blocks, item);
}

function addText(blocks: WordBlock[], text: string) {
  if (text.trim() !== '') blocks.push({ kind: 'paragraph', text, page: null, isBold: false });
}

function headingLevel({ styleName, styleId }: WordNode): number | null {
  const style = styleName ?? styleId ?? '';
  if (TITLE_STYLE.test(style)) return 1;
  const level = HEADING_STYLE.exec(style)?.[1] ?? HEADING_STYLE.exec(styleId ?? '')?.[1];
  return level === undefined ? null : Number(level);
}

/** A row is a line; what stands in several paragraphs of a cell is put into one. */
function tableText(table: WordNode, depth: number): string {
  const rows = (table.children ?? []).map((row) =>
    (row.children ?? []).map((cell) => textOf(cell, depth).replace(/\s+/g, ' ').trim()).join(' | '),
  );
  return rows.filter((row) => /[^\s|]/.test(row)).join('\n');
}

function textOf(node: WordNode, depth: number): string {
  if (depth > DEEPEST) return '';
  switch (node.type) {
    case 'text':
      return node.value ?? '';
    case 'tab':
      return '\t';
    case 'break':
      return node.breakType === 'line' ? '\n' : ' ';
    default: {
      const parts = (node.children ?? []).map((child) => textOf(child, depth + 1));
      return parts.join(node.type === 'tableCell' || node.type === 'tableRow' ? ' ' : '');
    }
  }
}

function isBold(paragraph: WordNode): boolean {
  const runs = runsOf(paragraph, 0).filter((run) => textOf(run, 0).trim() !== '');
  return runs.length > 0 && runs.every((run) => run.isBold === true);
}

const runsOf = (node: WordNode, depth: number): WordNode[] =>
  depth > DEEPEST
    ? []
    : (node.children ?? []).flatMap((child) => (child.type === 'run' ? [child] : runsOf(child, depth + 1)));

/** Notes come after the text, which is where they stand in a book too. */
function noteBlocks(document: WordNode): WordBlock[] {
  const blocks: WordBlock[] = [];
  const visit = (node: WordNode, depth: number) => {
    if (depth > DEEPEST) return;
    if (node.type === 'noteReference') {
      const body = document.notes?.resolve(node)?.body ?? [];
      addText(blocks, body.map((part) => textOf(part, 0).trim()).join('\n'));
    }
    for (const child of node.children ?? []) visit(child, depth + 1);
  };
  visit(document, 0);
  return blocks;
}

/** Short bold paragraphs above ones that are not. */
export function emphasisedHeadings(blocks: WordBlock[]): WordBlock[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const isTitle = block.isBold && block.text.length <= LONGEST_EMPHASIS && !/[.,;]$|\n/.test(block.text);
    return isTitle && next !== undefined ? { ...block, kind: 'heading', level: 1 } : block;
  });
}
