import { HANDBOOK_MAX_BYTES, type DocumentProblem } from '@vela/domain/documents';
import { sniffCompoundFile } from './doc/sniff-compound-file.ts';
import type { DocumentFormat } from './document-formats.ts';
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

const ENTRY = Buffer.from('PK\u0003\u0004');
const NAME_LENGTH_AT = 26;
const NAME_AT = 30;

/** Main parts of other packages. An embedded spreadsheet lies under word/, so these never are in a Word file's root. */
const OTHER_PACKAGES = /^(?:xl\/|ppt\/|visio\/|mimetype$|META-INF\/|AndroidManifest|content\.xml$|Index\/)/;

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

/** What kind of package a zip file is, by the names of its entries as far as these bytes show them. */
function sniffZip(head: Uint8Array): DocumentFormat | 'wrong_type' {
  const names = entryNames(Buffer.from(head));
  if (names.some((name) => name.startsWith('word/'))) return 'docx';
  return names.some((name) => OTHER_PACKAGES.test(name)) || names.length === 0 ? 'wrong_type' : 'docx';
}

function entryNames(head: Buffer): string[] {
  const names: string[] = [];
  for (let at = head.indexOf(ENTRY); at >= 0 && at + NAME_AT <= head.length; at = head.indexOf(ENTRY, at + NAME_AT)) {
    const length = head.readUInt16LE(at + NAME_LENGTH_AT);
    names.push(head.toString('utf8', at + NAME_AT, at + NAME_AT + length));
  }
  return names;
}
