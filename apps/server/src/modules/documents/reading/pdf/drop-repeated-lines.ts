import type { PdfLine } from './page-lines.ts';

const EDGE_LINES = 3;
const SAME_HEIGHT = 4;
/** Of the pages; headers of left and right pages differ. */
const LEAST_SHARE = 0.4;
const PAGE_NUMBER =
  /^[\s–—·|-]*(?:page|seite|p[áa]gina|p\.|s\.|第)?\s*(?:\d{1,4}|[ivxl]{1,6})\s*(?:页|(?:of|von|de|\/|\|)\s*\d{1,4})?[\s–—·|-]*$/iu;

/** Leaves out what stands on top or at the bottom of page after page, and page numbers. */
export function dropRepeatedLines(pages: PdfLine[][], bodySize: number): PdfLine[][] {
  const edges = pages.map(edgeLines);
  const repeated = repeatedOf(edges, pages.length);
  return pages.map((lines, index) => {
    const edge = edges[index] ?? new Set();
    const extremes = [...edge].map(({ y }) => y);
    const isOutermost = ({ y }: PdfLine) => y >= Math.max(...extremes) - 1 || y <= Math.min(...extremes) + 1;
    return lines.filter(
      (line) =>
        !edge.has(line) ||
        !((PAGE_NUMBER.test(line.text) && isOutermost(line)) || (line.size <= bodySize * 1.2 && repeated(line))),
    );
  });
}

function edgeLines(lines: PdfLine[]): Set<PdfLine> {
  const sorted = lines.toSorted((a, b) => b.y - a.y);
  return new Set([...sorted.slice(0, EDGE_LINES), ...sorted.slice(-EDGE_LINES)]);
}

/** Numbers differ from page to page, and what stands on the left of one stands on the right of the next. */
const shapeOf = ({ text }: PdfLine) => text.replace(/\d+/g, '#').toLowerCase().split(' | ').toSorted().join(' | ');

function repeatedOf(edges: Set<PdfLine>[], pageCount: number): (line: PdfLine) => boolean {
  const heights = new Map<string, number[]>();
  for (const edge of edges)
    for (const line of edge) heights.set(shapeOf(line), [...(heights.get(shapeOf(line)) ?? []), line.y]);
  const least = Math.max(2, pageCount * LEAST_SHARE);
  return (line) =>
    (heights.get(shapeOf(line)) ?? []).filter((y) => Math.abs(y - line.y) <= SAME_HEIGHT).length >= least;
}
