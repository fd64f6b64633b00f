import { isHeading, type TextBlock } from './document-rules.ts';
import { cleanText, joinLines, longestLine } from './text-lines.ts';

const UNDERLINE = /^\s*([=\-~^*_#])\1{2,}\s*$/;
const LEVEL_OF_UNDERLINE: Record<string, number> = { '=': 1, '*': 1, '#': 1, '-': 2, _: 2, '~': 3, '^': 3 };
/** Such as "Holidays ........ 12": a line of a table of contents is no heading. */
const CONTENTS_LINE = /(\.\s?){4,}\s*\d{1,4}\s*$|\t\d{1,4}\s*$|…{2,}\s*\d{1,4}\s*$/;
const PROSE_LENGTH = 80;
const MARKED = /^(#{1,6})\s+(.+?)\s*#*$/;
const NAMES =
  'chapter|section|part|appendix|article|annex|kapitel|abschnitt|teil|anhang|artikel|cap[ií]tulo|secci[oó]n|parte|anexo|chapitre|partie|annexe|capitolo|sezione|sectie|hoofdstuk|глава|раздел|الفصل|الباب|القسم|פרק|חלק';
const NAMED = new RegExp(
  `^(?:${NAMES})\\s+(?:[\\divxlc]+|[a-z]|\\p{L}{2,12})(?:\\s*[.:)–—-]|\\s*$|\\s+\\p{Lu}|\\s+\\p{Lo})`,
  'iu',
);
const NAMED_CHINESE = /^第\s?[\d一二三四五六七八九十百]+\s?[章节節部分篇条條]/u;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){1,4})[.)]?\s+(?=\p{L})/u;
const ITEM =
  /^(?:\d{1,2}|[IVX]{1,5}|[A-Z])[.)]\s+(?=\p{L})|^(?:§\s?\d{1,3})\s+(?=\p{L})|^[一二三四五六七八九十]{1,3}、/u;
const LONGEST_HEADING = 90;
const LONGEST_CAPITALS = 70;
/** How a sentence ends, or a line that goes on. */
const ENDS_AS_PROSE = /[.;,:!。；，：！]$/;

interface Group {
  lines: string[];
  page: number | null;
}

/** Finds headings in text without styles, whose paragraphs are parted by empty lines. */
export const findTextHeadings = (text: string): TextBlock[] =>
  findHeadingsAmong(
    cleanText(text)
      .split(/\n[^\S\n]*\n/)
      .map((part) => ({ text: part, page: null })),
  );

/**
 * Finds headings among paragraphs: marked with #, underlined, numbered, in capitals, or called a chapter. Only where
 * there are none of these, short lines that stand above prose count.
 */
export function findHeadingsAmong(paragraphs: { text: string; page: number | null }[]): TextBlock[] {
  const groups = paragraphs.map(groupOf).filter(({ lines }) => lines.length > 0);
  const margin = groups.reduce((longest, { lines }) => Math.max(longest, longestLine(lines)), 0);
  const marked = groups.flatMap((group, index) => blocksOf(group, { next: groups[index + 1], margin }));
  return marked.some(isHeading) ? marked : groups.flatMap((group, index) => weakBlocks(group, index, groups, margin));
}

const groupOf = ({ text, page }: { text: string; page: number | null }): Group => ({
  lines: text.split('\n').filter((line) => line.trim() !== '' && !CONTENTS_LINE.test(line)),
  page,
});

interface Surroundings {
  next: Group | undefined;
  /** The longest line of the whole text. */
  margin: number;
}

function blocksOf({ lines, page }: Group, { next, margin }: Surroundings): TextBlock[] {
  const blocks: TextBlock[] = [];
  let prose: string[] = [];
  const flush = () => {
    if (prose.length > 0) blocks.push({ kind: 'paragraph', text: joinLines(prose), page });
    prose = [];
  };
  const addHeading = (level: number, text: string) => {
    flush();
    blocks.push({ kind: 'heading', level, text: text.trim(), page });
  };
  for (let index = 0; index < lines.length; index += 1) {
    const [line = '', below = ''] = lines.slice(index, index + 2);
    const underline = UNDERLINE.exec(below)?.[1];
    const form = index === 0 || line.startsWith('#') || endsSentence(lines[index - 1]) ? headingFormOf(line) : null;
    if (underline !== undefined && canBeUnderlined(line, below)) {
      addHeading(LEVEL_OF_UNDERLINE[underline] ?? 2, line);
      index += 1;
    } else if (form !== null && standsOut(form.kind, { lines, index, next, margin })) addHeading(form.level, form.text);
    else if (!UNDERLINE.test(line)) prose.push(line);
  }
  flush();
  return blocks;
}

/** Tables are drawn with the same characters, but wider or narrower than the line above. */
function canBeUnderlined(line: string, underline: string): boolean {
  const [width, under] = [line.trim().length, underline.trim().length];
  return width <= 100 && under >= width / 2 && under <= width * 2 + 2 && !/[.;,]$/.test(line.trim());
}

interface Place extends Surroundings {
  lines: string[];
  index: number;
}

function standsOut(kind: HeadingForm['kind'], place: Place): boolean {
  const { lines, index, next } = place;
  if (kind === 'marked') return true;
  // Within a paragraph a number says little: many a list stands there.
  if (index > 0) return (kind === 'item' || kind === 'numbered') && standsOnText(place);
  switch (kind) {
    case 'named':
    case 'numbered':
      return true;
    case 'capitals':
      return lines.length === 1 ? next !== undefined : headingFormOf(lines[1] ?? '') === null;
    case 'item':
      if (lines.length > 1) return standsOnText(place);
      // "1. Holidays" is a heading above prose and an item among other items.
      return next !== undefined && headingFormOf(next.lines[0] ?? '')?.kind !== 'item';
  }
}

/** Lines of a paragraph that are looked at for the end of its first sentence. */
const FIRST_LINES = 20;

/** Whether a line was broken by its writer and not by the margin, and sentences begin below it. */
function standsOnText({ lines, index, margin }: Omit<Place, 'next'>): boolean {
  const line = lines[index]?.trim() ?? '';
  const [below = '', ...more] = lines.slice(index + 1, index + FIRST_LINES).map((one) => one.trim());
  const [firstWord = ''] = below.split(' ');
  const hadRoom = line.length + 1 + firstWord.length <= margin;
  const isText = START.test(below) && headingFormOf(below) === null && SENTENCE_WITHIN.test([below, ...more].join(' '));
  return line.length <= LONGEST_TITLE && hadRoom && isText;
}

const endsSentence = (line: string | undefined): boolean => line !== undefined && SENTENCE.test(line.trim());

const START = /^[^\p{Ll}\p{P}\p{S}\s]/u;
const LONGEST_TITLE = 60;
const SENTENCE = /[.!?。！？]["”»)]?$/;
const SENTENCE_WITHIN = /[.!?]["”»)]?(?:\s|$)|[。！？]/;
const SENTENCE_LENGTH = 30;
/** A longer row of short lines is a list of names or the like. */
const MOST_TITLES = 2;

function weakBlocks(group: Group, index: number, groups: Group[], margin: number): TextBlock[] {
  const { lines, page } = group;
  const [first = '', ...below] = lines;
  const isTitled =
    below.length > 0 && isTitleLike({ lines: [first], page }) && standsOnText({ lines, index: 0, margin });
  if (isTitled) {
    return [
      { kind: 'heading', level: 1, text: first.trim(), page },
      { kind: 'paragraph', text: joinLines(below), page },
    ];
  }
  const text = joinLines(lines);
  return standsAbove(groups, index)
    ? [{ kind: 'heading', level: 1, text: text.trim(), page }]
    : [{ kind: 'paragraph', text, page }];
}

/** A title, and a title below it as it may be, above prose and not in the middle of a list. */
function standsAbove(groups: Group[], index: number): boolean {
  const run = [index, index + 1, index + 2].findIndex((at) => !isTitleLike(groups[at]));
  if (run < 1 || !isProse(groups[index + run])) return false;
  const before = groups.slice(Math.max(0, index - MOST_TITLES), index).reverse();
  const titlesBefore = before.findIndex((group) => !isTitleLike(group));
  return run + (titlesBefore < 0 ? before.length : titlesBefore) <= MOST_TITLES;
}

function isTitleLike(group: Group | undefined): boolean {
  const [line = '', ...more] = group?.lines ?? [];
  const text = line.trim();
  return (
    more.length === 0 && text.length <= LONGEST_TITLE && START.test(text) && !/[.,;:!?。，；：]$|\t| \| /.test(text)
  );
}

function isProse(group: Group | undefined): boolean {
  const text = group?.lines.join(' ').trim() ?? '';
  // A character of Chinese says as much as two or three letters.
  const length = text.length + 1.5 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);
  return length >= PROSE_LENGTH || (length >= SENTENCE_LENGTH && SENTENCE.test(text));
}

interface HeadingForm {
  kind: 'marked' | 'named' | 'numbered' | 'item' | 'capitals';
  level: number;
  text: string;
}

/** In what form of a heading a line is, if in any. Whether it is one, what stands around it tells. */
function headingFormOf(raw: string): HeadingForm | null {
  const text = raw.trim();
  const marked = MARKED.exec(text);
  if (marked) return { kind: 'marked', level: marked[1]?.length ?? 1, text: marked[2] ?? '' };
  if (text.length > LONGEST_HEADING || text.includes('\t') || (ENDS_AS_PROSE.test(text) && !NAMED_CHINESE.test(text)))
    return null;
  if (NAMED.test(text) || NAMED_CHINESE.test(text)) return { kind: 'named', level: 1, text };
  const number = NUMBERED.exec(text)?.[1];
  if (number !== undefined) return { kind: 'numbered', level: Math.min(6, number.split('.').length), text };
  if (ITEM.test(text)) return { kind: 'item', level: 1, text };
  return isInCapitals(text) ? { kind: 'capitals', level: 1, text } : null;
}

function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return (
    letters.length >= 4 &&
    letters.length >= text.length / 2 &&
    capitals.length === letters.length &&
    text.length <= LONGEST_CAPITALS
  );
}
