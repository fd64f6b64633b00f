import { getDocumentProxy } from 'unpdf';
import { ReadingProblem } from '../reading-shapes.ts';

const MOST_OUTLINE_ENTRIES = 2_000;
const DEEPEST_OUTLINE = 6;

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Pixels, enough for a scanned page; a larger picture is left out rather than unpacked. */
const LARGEST_IMAGE = 40_000_000;

/** Opens a PDF for its text alone: no fonts, no scripts, no code made at run time, nothing from the network. */
export async function openPdf(bytes: Buffer): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      useWorkerFetch: false,
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      maxImageSize: LARGEST_IMAGE,
      verbosity: 0,
    });
  } catch (error) {
    // Protected against changes alone is opened without a password; this one asks for it.
    if (error instanceof Error && error.name === 'PasswordException') throw new ReadingProblem('encrypted');
    throw error;
  }
}

export interface OutlineEntry {
  title: string;
  level: number;
  /** Null where the entry leads out of the document or to nowhere. */
  page: number | null;
}

type Node = NonNullable<Awaited<ReturnType<PdfDocument['getOutline']>>>[number];

/** The document's own table of contents; empty when there is none or it is damaged. */
export async function readOutline(pdf: PdfDocument): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  async function visit(nodes: Node[], level: number) {
    for (const node of nodes) {
      if (entries.length >= MOST_OUTLINE_ENTRIES) return;
      entries.push({ title: node.title, level, page: await pageOf(pdf, node) });
      if (level < DEEPEST_OUTLINE) await visit(node.items, level + 1);
    }
  }
  try {
    await visit((await pdf.getOutline()) ?? [], 1);
  } catch {
    // The text can be read without it, and its headings are found by their looks.
    return [];
  }
  return entries;
}

async function pageOf(pdf: PdfDocument, { dest }: Node): Promise<number | null> {
  try {
    const target: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const page: unknown = Array.isArray(target) ? target[0] : null;
    if (typeof page === 'number') return page + 1;
    if (typeof page !== 'object' || page === null) return null;
    // Safe: PDF's destinations begin with a reference to a page; pdf.js refuses any other.
    return (await pdf.getPageIndex(page as Parameters<PdfDocument['getPageIndex']>[0])) + 1;
  } catch {
    return null;
  }
}
