import { cleanText } from './clean-text.ts';
import { formOf } from './heading-forms.ts';
import { joinLines } from './join-lines.ts';
import type { TextBlock } from './text-blocks.ts';

const UNDERLINE = /^\s*([=\-~^*_#])\1{2,}\s*$/;
const LEVEL_OF_UNDERLINE: Record<string, number> = { '=': 1, '*': 1, '#': 1, '-': 2, _: 2, '~': 3, '^': 3 };
/** Such as "Holidays ........ 12": a line of a table of contents is no heading. */
const CONTENTS_LINE = /(\.\s?){4,}\s*\d{1,4}\s*$|\t\d{1,4}\s*$|…{2,}\s*\d{1,4}\s*$/;
const PROSE_LENGTH = 80;

interface Group {
  lines: string[];
}

/**
 * Finds headings in text without styles: marked with #, underlined, numbered, in capitals, or called a chapter. Only
 * where there are none of these, short lines that stand alone above prose count.
 */
export function findTextHeadings(text: string): TextBlock[] {
  const groups = cleanText(text)
    .split(/\n[^\S\n]*\n/)
    .map((part): Group => ({ lines: part.split('\n').filter((line) => line.trim() !== '') }))
    .map(({ lines }): Group => ({ lines: lines.filter((line) => !CONTENTS_LINE.test(line)) }))
    .filter(({ lines }) => lines.length > 0);
  const marked = groups.flatMap((group, index) => blocksOf(group, groups[index + 1]));
  return marked.some(({ kind }) => kind === 'heading') ? marked : groups.map(weakBlock);
}

function blocksOf({ lines }: Group, next: Group | undefined): TextBlock[] {
  const blocks: TextBlock[] = [];
  let prose: string[] = [];
  const flush = () => {
    if (prose.length > 0) blocks.push(paragraph(joinLines(prose)));
    prose = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const underline = UNDERLINE.exec(lines[index + 1] ?? '')?.[1];
    const isFirst = index === 0;
    const form = isFirst || line.startsWith('#') ? formOf(line) : null;
    if (underline !== undefined && canBeUnderlined(line, lines[index + 1] ?? '')) {
      flush();
      blocks.push(heading(LEVEL_OF_UNDERLINE[underline] ?? 2, line));
      index += 1;
    } else if (form !== null && standsOut(form.kind, lines, next)) {
      flush();
      blocks.push(heading(form.level, form.text));
    } else if (!UNDERLINE.test(line)) prose.push(line);
  }
  flush();
  return blocks;
}

/** Tables are drawn with the same characters, but wider or narrower than the line above. */
function canBeUnderlined(line: string, underline: string): boolean {
  const [width, under] = [line.trim().length, underline.trim().length];
  return width <= 100 && under >= width / 2 && under <= width * 2 + 2 && !/[.;,]$/.test(line.trim());
}

function standsOut(
  kind: 'marked' | 'named' | 'numbered' | 'item' | 'capitals',
  lines: string[],
  next: Group | undefined,
) {
  switch (kind) {
    case 'marked':
    case 'named':
    case 'numbered':
      return true;
    case 'capitals':
      return lines.length === 1 ? next !== undefined : formOf(lines[1] ?? '') === null;
    case 'item':
      // "1. Holidays" is a heading above prose and an item among other items.
      return lines.length === 1 && next !== undefined && formOf(next.lines[0] ?? '')?.kind !== 'item';
  }
}

const START = /^[^\p{Ll}\p{P}\p{S}\s]/u;
function weakBlock({ lines }: Group, index: number, groups: Group[]): TextBlock {
  const text = joinLines(lines);
  const next = groups[index + 1]?.lines.join(' ') ?? '';
  const before = index === 0 ? null : (groups[index - 1]?.lines.join(' ') ?? '');
  const isTitle =
    lines.length === 1 && text.length <= 60 && START.test(text) && !/[.,;:!?。，；：]$/.test(text) && !/\t/.test(text);
  const isAlone = next.length >= PROSE_LENGTH && (before === null || before.length >= PROSE_LENGTH);
  return isTitle && isAlone ? heading(1, text) : paragraph(text);
}

const heading = (level: number, text: string): TextBlock => ({ kind: 'heading', level, text: text.trim(), page: null });
const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text, page: null });
