import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Writing } from '../chunk-sink.ts';
import { createTextDrawer, type TextDrawer, type TextStyle } from './draw-text.ts';
import { drawableText } from './pdf-text.ts';

const require = createRequire(import.meta.url);

export const PDF_INK = '#1c2333';
export const PDF_MUTED = '#5b6478';
export const PDF_BAR = '#4263eb';
export const PDF_RULE = '#d5d9e2';
const MARGIN = 48;
const BODY: TextStyle = { size: 9.5, bold: false, color: PDF_INK };

/** A report that grows downwards, page after page. What is on a page that is full has left the memory. */
export interface Report {
  width: number;
  title(text: string): void;
  heading(text: string): void;
  subheading(text: string): void;
  paragraph(text: string, style?: Partial<TextStyle>): void;
  /** Draws something of a known height that must not be torn apart, and goes on below it. */
  block(
    height: number,
    draw: (place: { x: number; y: number; text: TextDrawer; doc: PDFKit.PDFDocument }) => void,
  ): void;
  space(height: number): void;
  /** Hands on what is written so far; to be waited for after every few blocks. */
  flush(): Promise<void>;
  end(): Promise<void>;
}

export function createReport({ sink, signal }: Pick<Writing, 'sink' | 'signal'>, { title }: { title: string }): Report {
  const doc = openDocument(title);
  const text = createTextDrawer(doc);
  const pages = createPages(doc, text, title);
  const paragraph = (raw: string, changes: Partial<TextStyle> = {}) => {
    const style = { ...BODY, ...changes };
    const lineHeight = style.size * 1.4;
    pages.makeRoom(lineHeight);
    for (const line of text.lines(drawableText(raw), pages.width(), style)) {
      pages.makeRoom(lineHeight);
      text.draw(line, { x: MARGIN, y: pages.y(), width: pages.width(), style });
      pages.down(lineHeight);
    }
  };
  const headed = (raw: string, size: number, room: number) => {
    if (pages.y() > MARGIN) pages.down(room / 6);
    // A heading at the foot of a page would stand alone.
    pages.makeRoom(room);
    paragraph(raw, { bold: true, size });
    pages.down(3);
  };
  return {
    get width() {
      return pages.width();
    },
    title: (raw) => headed(raw, 20, 0),
    heading: (raw) => headed(raw, 14, 90),
    subheading: (raw) => headed(raw, 10.5, 70),
    paragraph,
    block: (height, draw) => {
      pages.makeRoom(height);
      draw({ x: MARGIN, y: pages.y(), text, doc });
      pages.down(height);
    },
    space: pages.down,
    flush: async () => {
      signal.throwIfAborted();
      for (let bytes = readFrom(doc); bytes !== null; bytes = readFrom(doc)) await sink.write(bytes);
    },
    end: async () => {
      pages.makeRoom(0);
      doc.end();
      for await (const bytes of doc) {
        signal.throwIfAborted();
        // Safe: a document is a stream of bytes.
        await sink.write(bytes as Buffer);
      }
    },
  };
}

function openDocument(title: string): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    // Words of every comment would stay in memory for ever.
    fontLayoutCache: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'Vela', Producer: 'Vela' },
  });
  doc.registerFont('other', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  doc.registerFont('other-bold', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
  return doc;
}

interface Pages {
  width(): number;
  y(): number;
  down(height: number): void;
  /** Goes to the next page where this one has no room for so much. */
  makeRoom(height: number): void;
}

const FOOTER: TextStyle = { size: 7.5, bold: false, color: PDF_MUTED };
const FOOTER_HEIGHT = 34;

function createPages(doc: PDFKit.PDFDocument, text: TextDrawer, title: string): Pages {
  let y = 0;
  let count = 0;
  const width = () => doc.page.width - 2 * MARGIN;
  const addPage = () => {
    doc.addPage();
    count += 1;
    y = MARGIN;
    const place = { x: MARGIN, y: doc.page.height - FOOTER_HEIGHT, width: width(), style: FOOTER };
    const [name] = text.lines(drawableText(title.replace(/\s+/g, ' ')), width() - 60, FOOTER);
    if (name) text.draw(name, { ...place, width: width() - 60 });
    text.draw({ words: [`Page ${count}`], rightToLeft: true, plain: true }, place);
  };
  return {
    width,
    y: () => y,
    down: (height) => {
      y += height;
    },
    makeRoom: (height) => {
      if (count === 0 || y + height > doc.page.height - MARGIN - 8) addPage();
    },
  };
}

function readFrom(doc: PDFKit.PDFDocument): Buffer | null {
  // Safe: a document is a stream of bytes.
  return doc.read() as Buffer | null;
}
