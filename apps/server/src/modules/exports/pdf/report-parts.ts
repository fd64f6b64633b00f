import type { Figure } from '@vela/contract';
import { roundHalfUp } from '@vela/domain/scoring';
import type { TextStyle } from './draw-text.ts';
import { drawableText } from './pdf-text.ts';
import { PDF_BAR, PDF_INK, PDF_MUTED, PDF_RULE, type Report } from './pdf-report.ts';

export interface Bar {
  label: string;
  count: number;
  /** Of all bars together, 0 to 1. */
  share: number;
}

const BAR_HEIGHT = 15;
const LABEL_SHARE = 0.38;
const SMALL: TextStyle = { size: 8.5, bold: false, color: PDF_INK };

/** A bar for each value, with its count and its share. */
export function drawBars(report: Report, bars: readonly Bar[]): void {
  for (const { label, count, share } of bars) {
    const labelWidth = report.width * LABEL_SHARE;
    report.block(BAR_HEIGHT, ({ x, y, text, doc }) => {
      const [line, cut] = text.lines(drawableText(label.replace(/\s+/g, ' ')), labelWidth - 12, SMALL);
      if (line)
        text.draw(cut ? { ...line, words: [...line.words.slice(0, -1), '…'] } : line, {
          x,
          y: y + 2,
          width: labelWidth - 12,
          style: SMALL,
        });
      const room = report.width - labelWidth - 90;
      doc.rect(x + labelWidth, y + 2, room, BAR_HEIGHT - 6).fill('#eef0f6');
      if (share > 0) doc.rect(x + labelWidth, y + 2, Math.max(1, room * share), BAR_HEIGHT - 6).fill(PDF_BAR);
      const words = [`${count} (${roundHalfUp(share * 100, 1)}%)`];
      text.draw(
        { words, rightToLeft: false, plain: true },
        { x: x + labelWidth + room + 8, y: y + 2, width: 82, style: SMALL },
      );
    });
  }
}

const ROW_HEIGHT = 15;

/** A table whose first column is wide; what doesn't fit into a cell ends in an ellipsis. */
export function drawTable(
  report: Report,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  firstShare = 0.28,
): void {
  const first = report.width * firstShare;
  const other = (report.width - first) / Math.max(1, header.length - 1);
  const draw = (cells: readonly string[], style: TextStyle) =>
    report.block(ROW_HEIGHT, ({ x, y, text, doc }) => {
      cells.forEach((cell, index) => {
        const width = (index === 0 ? first : other) - 6;
        const [line, cut] = text.lines(drawableText(cell.replace(/\s+/g, ' ')), width, style);
        if (!line) return;
        const words = cut ? [...line.words.slice(0, Math.max(1, line.words.length - 1)), '…'] : line.words;
        text.draw({ ...line, words }, { x: index === 0 ? x : x + first + (index - 1) * other, y: y + 2, width, style });
      });
      doc
        .moveTo(x, y + ROW_HEIGHT - 1)
        .lineTo(x + report.width, y + ROW_HEIGHT - 1)
        .lineWidth(0.5)
        .strokeColor(PDF_RULE)
        .stroke();
    });
  draw(header, { size: 7.5, bold: true, color: PDF_MUTED });
  for (const cells of rows) draw(cells, { size: 8, bold: false, color: PDF_INK });
}

/** A figure as it is read: rounded, or why there is none. */
export function figureText(figure: Figure, unit = ''): string {
  if (figure.hidden) return 'Hidden';
  if (figure.value === null) return 'No answers yet';
  return `${figure.value}${unit}`;
}

/** A figure with its interval and what it stands on. */
export function figureLine(name: string, figure: Figure, unit = ''): string[] {
  const interval = figure.low === null || figure.high === null ? '' : `${figure.low}${unit} to ${figure.high}${unit}`;
  return [
    name,
    figureText(figure, unit),
    interval,
    figure.hidden || figure.value === null ? '' : String(figure.base),
    figure.hidden || figure.value === null ? '' : String(figure.people),
  ];
}

export const FIGURE_COLUMNS = ['Figure', 'Value', '95% interval', 'Base', 'People'];

export const NOT_DRAWN =
  'This PDF has letters for Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic text. Other scripts and emoji are shown as \u25a1; the Excel workbook and the CSV files have them all.';
