import { buildSections, type DocumentProblem } from '@vela/domain/documents';
import { open, readFile } from 'node:fs/promises';
import { MEDIA_TYPES, type DocumentFormat } from './document-formats.ts';
import {
  ReadingProblem,
  type OnProgress,
  type ReadDocument,
  type ReadOutcome,
  type ReadText,
} from './reading-shapes.ts';
import { SNIFFED_BYTES, sniffDocument } from './sniff-document.ts';

/** Loaded when needed: each library takes its time and memory. */
const READERS: Record<DocumentFormat, (filePath: string, onProgress: OnProgress) => Promise<ReadText>> = {
  pdf: async (filePath, onProgress) =>
    (await import('./pdf/read-pdf.ts')).readPdf(await readFile(filePath), onProgress),
  docx: async (filePath, onProgress) => (await import('./docx/read-docx.ts')).readDocx(filePath, onProgress),
  doc: async (filePath) => (await import('./doc/read-doc.ts')).readDoc(await readFile(filePath)),
  txt: async (filePath) => (await import('./read-text-file.ts')).readTextFile(await readFile(filePath)),
};

/** Reads a file in this very process: to be run where it may take what it likes. */
export async function readFileAt(filePath: string, onProgress: OnProgress): Promise<ReadOutcome> {
  try {
    return { ok: true, document: await read(filePath, onProgress) };
  } catch (error) {
    return { ok: false, problem: problemOf(error), cause: String(error) };
  }
}

async function read(filePath: string, onProgress: OnProgress): Promise<ReadDocument> {
  const format = await formatOf(filePath);
  const { blocks, pageCount, notices } = await READERS[format](filePath, onProgress);
  const built = buildSections(blocks);
  if (!built.ok) throw new ReadingProblem(built.problem);
  return {
    mediaType: MEDIA_TYPES[format],
    sections: built.sections,
    pageCount,
    notices: [...notices, ...built.notices],
  };
}

const OUT_OF_MEMORY = /allocation|Invalid (?:string|array|typed array|array buffer) length/i;

/** A file at which a library stumbles is damaged, whatever the library calls it. */
function problemOf(error: unknown): DocumentProblem {
  if (error instanceof ReadingProblem) return error.problem;
  return error instanceof RangeError && OUT_OF_MEMORY.test(error.message) ? 'bomb' : 'broken';
}

async function formatOf(filePath: string): Promise<DocumentFormat> {
  const file = await open(filePath);
  try {
    const { size } = await file.stat();
    const head = new Uint8Array(Math.min(size, SNIFFED_BYTES));
    await file.read(head, 0, head.length, 0);
    const found = sniffDocument(head, size);
    if (found in MEDIA_TYPES) return found as DocumentFormat;
    throw new ReadingProblem(found as Exclude<typeof found, DocumentFormat>);
  } finally {
    await file.close();
  }
}
