import { HANDBOOK_MAX_BYTES, type DocumentProblem } from '@vela/domain/documents';
import type { DocumentFormat } from './document-formats.ts';
import { sniffCompoundFile } from './doc/sniff-compound-file.ts';
import { sniffZip } from './docx/sniff-zip.ts';
import { looksLikeText } from './looks-like-text.ts';

/** How much of a file's start is enough to tell. */
export const SNIFFED_BYTES = 64 * 1024;

const PDF_HEADER = '%PDF-';
/** Readers look for it this far in: some programs write a line of their own before. */
const PDF_HEADER_WITHIN = 1024;
const ZIP_ENTRY = 'PK\u0003\u0004';
const COMPOUND_FILE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
/** Programs and pictures whose start could hide a PDF header a little further in. */
const OTHERS = ['MZ', '\u007fELF', '\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'PK', '\u00ca\u00fe\u00ba\u00be', 'Rar!'];
/** Text that is no plain text: RTF, web pages, mails that hold one, PostScript, XML. */
const MARKUP = /^\s*(?:\{\\rtf|<!doctype|<html|<head|<body|<\?xml|<svg|<w:|mime-version:|%!ps|begin:v)/i;

/**
 * What a file is by its content, whatever its name says, or why it can't be read. From its first 64 kB; what only
 * shows further in, the reader finds.
 */
export function sniffDocument(head: Uint8Array, size: number): DocumentFormat | DocumentProblem {
  if (size === 0 || head.every((byte) => byte === 0)) return 'empty';
  if (size > HANDBOOK_MAX_BYTES) return 'too_large';
  // One character a byte, so that signatures can be compared as text.
  const start = Buffer.from(head.subarray(0, PDF_HEADER_WITHIN)).toString('latin1');
  if (start.startsWith(COMPOUND_FILE)) return sniffCompoundFile(head);
  if (start.startsWith(ZIP_ENTRY)) return sniffZip(head);
  if (start.includes(PDF_HEADER) && !OTHERS.some((signature) => start.startsWith(signature))) return 'pdf';
  if (MARKUP.test(start.replace(/^\u00ef\u00bb\u00bf/, ''))) return 'wrong_type';
  return looksLikeText(head) ? 'txt' : 'wrong_type';
}
