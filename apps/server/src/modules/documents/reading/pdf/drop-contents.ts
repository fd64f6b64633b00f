import type { PdfLine } from './page-lines.ts';

/** Such as "Holidays . . . . . 12". */
const LEADERS = /(?:[.·…_]\s?){4,}\s*\|?\s*\d{1,4}$/;
const TITLE_AND_PAGE = /^(.{3,}?)[\s.|·…]+\d{1,4}$/;
const CONTENTS_WITHIN = 20;

/** Leaves out tables of contents: lines with leaders, and ones that stand again further on without their page number. */
export function dropContents(lines: PdfLine[]): PdfLine[] {
  const known = new Set(lines.map((line) => simple(line.text)));
  return lines.filter(({ text, page }) => {
    if (page > CONTENTS_WITHIN) return true;
    if (LEADERS.test(text)) return false;
    const title = TITLE_AND_PAGE.exec(text)?.[1];
    return title === undefined || !known.has(simple(title));
  });
}

const simple = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
