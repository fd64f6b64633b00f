import type { PdfDocument } from './pdf-document.ts';

export interface OutlineEntry {
  title: string;
  level: number;
  /** Null where the entry leads out of the document or to nowhere. */
  page: number | null;
}

const MOST_ENTRIES = 2_000;
const DEEPEST = 6;

type Node = NonNullable<Awaited<ReturnType<PdfDocument['getOutline']>>>[number];

/** The document's own table of contents; empty when there is none or it is damaged. */
export async function readOutline(pdf: PdfDocument): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  async function visit(nodes: Node[], level: number) {
    for (const node of nodes) {
      if (entries.length >= MOST_ENTRIES) return;
      entries.push({ title: node.title, level, page: await pageOf(pdf, node) });
      if (level < DEEPEST) await visit(node.items, level + 1);
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
