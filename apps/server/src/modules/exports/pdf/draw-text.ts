import { hasRightToLeft, inLines, inVisualOrder, isPlainPdfText, type Line } from './pdf-text.ts';

export interface TextStyle {
  size: number;
  bold: boolean;
  color: string;
}

interface Place {
  x: number;
  y: number;
  width: number;
  style: TextStyle;
}

/** A line in the font that its whole text is drawn in: two fonts in a line would stand at two heights. */
export interface DrawnLine extends Line {
  plain: boolean;
}

export interface TextDrawer {
  lines(text: string, width: number, style: TextStyle): DrawnLine[];
  /** One line, at the side where its paragraph begins. */
  draw(line: DrawnLine, place: Place): void;
}

/** Widths of words come again and again; more of them than this are forgotten. */
const KEPT_WIDTHS = 5_000;

/** Draws texts of any script: in the reader's own font where that has the signs, else in the embedded one. */
export function createTextDrawer(doc: PDFKit.PDFDocument): TextDrawer {
  const widths = new Map<string, number>();
  const useFont = (plain: boolean, { size, bold, color }: TextStyle) => {
    if (plain) doc.font(bold ? 'Helvetica-Bold' : 'Helvetica');
    else doc.font(bold ? 'other-bold' : 'other');
    doc.fontSize(size).fillColor(color);
  };
  const widthOf = (text: string, plain: boolean, style: TextStyle): number => {
    const key = `${plain} ${style.size} ${style.bold} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    useFont(plain, style);
    const width = doc.widthOfString(text);
    if (widths.size >= KEPT_WIDTHS) widths.clear();
    widths.set(key, width);
    return width;
  };
  return {
    lines: (text, width, style) => {
      const plain = isPlainPdfText(text.replaceAll('\n', ''));
      return inLines(text, width, (part) => widthOf(part, plain, style)).map((line) => ({ ...line, plain }));
    },
    draw: ({ words, rightToLeft, plain }, { x, y, width, style }) => {
      const line = words.join(' ');
      const space = widthOf(' ', plain, style);
      const lineWidth = words.reduce((sum, word) => sum + widthOf(word, plain, style), 0) + space * (words.length - 1);
      const start = rightToLeft ? x + width - lineWidth : x;
      useFont(plain, style);
      if (!hasRightToLeft(line)) {
        doc.text(line, start, y, { lineBreak: false });
        return;
      }
      // Each word by itself, for what runs from right to left is shaped within a word.
      let at = start;
      for (const word of inVisualOrder(words, rightToLeft)) {
        doc.text(word, at, y, { lineBreak: false });
        at += widthOf(word, plain, style) + space;
        useFont(plain, style);
      }
    },
  };
}
