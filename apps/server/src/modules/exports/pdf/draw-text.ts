import { hasRightToLeft, inLines, inVisualOrder, isPlain, type Line } from './pdf-text.ts';

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

export interface TextDrawer {
  lines(text: string, width: number, style: TextStyle): Line[];
  /** One line, at the side where its paragraph begins. */
  draw(line: Line, place: Place): void;
}

/** Widths of words come again and again; more of them than this are forgotten. */
const KEPT_WIDTHS = 5_000;

/** Draws texts of any script: in the reader's own font where that has the signs, else in the embedded one. */
export function createTextDrawer(doc: PDFKit.PDFDocument): TextDrawer {
  const widths = new Map<string, number>();
  const useFont = (text: string, { size, bold, color }: TextStyle) => {
    if (isPlain(text)) doc.font(bold ? 'Helvetica-Bold' : 'Helvetica');
    else doc.font(bold ? 'other-bold' : 'other');
    doc.fontSize(size).fillColor(color);
  };
  const widthOf = (text: string, style: TextStyle): number => {
    const key = `${style.size} ${style.bold} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    useFont(text, style);
    const width = doc.widthOfString(text);
    if (widths.size >= KEPT_WIDTHS) widths.clear();
    widths.set(key, width);
    return width;
  };
  return {
    lines: (text, width, style) => inLines(text, width, (part) => widthOf(part, style)),
    draw: ({ words, rightToLeft }, { x, y, width, style }) => {
      const line = words.join(' ');
      const space = widthOf(' ', style);
      const lineWidth = words.reduce((sum, word) => sum + widthOf(word, style), 0) + space * (words.length - 1);
      const start = rightToLeft ? x + width - lineWidth : x;
      if (isPlain(line)) {
        useFont(line, style);
        doc.text(line, start, y, { lineBreak: false });
        return;
      }
      // Each word by itself: it may need another font, and what runs from right to left is shaped within a word.
      let at = start;
      for (const word of hasRightToLeft(line) ? inVisualOrder(words, rightToLeft) : words) {
        useFont(word, style);
        doc.text(word, at, y, { lineBreak: false });
        at += widthOf(word, style) + space;
      }
    },
  };
}
