import { HANDBOOK_MAX_BYTES, type DocumentProblem } from '@vela/domain/documents';
import type { DocumentFormat } from './document-formats.ts';

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

const ZIP_HEADER = Buffer.from('PK\u0003\u0004');
const NAME_LENGTH_AT = 26;
const NAME_AT = 30;

/** Main parts of other packages. An embedded spreadsheet lies under word/, so these never are in a Word file's root. */
const OTHER_PACKAGES = /^(?:xl\/|ppt\/|visio\/|mimetype$|META-INF\/|AndroidManifest|content\.xml$|Index\/)/;

/** Control characters that text has: tab, line breaks, form feed, escape of old printers. */
const TEXT_CONTROLS = new Set([9, 10, 11, 12, 13, 26, 27]);
/** A stray byte is damage, a hundredth of them is another kind of file. */
const MOST_CONTROLS = 0.01;
const MOST_NULS = 0.001;

const SAMPLE_BYTES = 4096;

/** In the header of a compound file, and of each entry of its directory. */
const DIRECTORY_ENTRY_BYTES = 128;
const FIRST_DIRECTORY_SECTOR_AT = 48;
const SECTOR_SHIFT_AT = 30;

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
  for (
    let at = head.indexOf(ZIP_HEADER);
    at >= 0 && at + NAME_AT <= head.length;
    at = head.indexOf(ZIP_HEADER, at + NAME_AT)
  ) {
    const length = head.readUInt16LE(at + NAME_LENGTH_AT);
    names.push(head.toString('utf8', at + NAME_AT, at + NAME_AT + length));
  }
  return names;
}

/** Whether bytes are text in some encoding rather than a program's own data. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (wideEncoding(bytes) !== null) return true;
  let controls = 0;
  let nuls = 0;
  for (const byte of bytes) {
    if (byte === 0) nuls += 1;
    else if (byte < 32 && !TEXT_CONTROLS.has(byte)) controls += 1;
  }
  return nuls <= bytes.length * MOST_NULS && controls <= bytes.length * MOST_CONTROLS;
}

/** UTF-16 or UTF-32 by its mark; UTF-16 without one by the zeros of its Latin letters, line breaks and spaces. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be' | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length >= 8 ? 'utf-32le' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  return wideWithoutMark(bytes);
}
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES - (SAMPLE_BYTES % 2));
  if (sample.length < 8 || bytes.length % 2 !== 0) return null;
  const count = { asciiLow: 0, asciiHigh: 0, both: 0 };
  for (let at = 0; at + 1 < sample.length; at += 2) {
    const [first = 0, second = 0] = [sample[at], sample[at + 1]];
    if (first === 0 && second === 0) count.both += 1;
    else if (second === 0 && isAsciiText(first)) count.asciiLow += 1;
    else if (first === 0 && isAsciiText(second)) count.asciiHigh += 1;
  }
  const most = sample.length / 2;
  if (count.both > 0) return null;
  if (count.asciiLow > most * 0.5 && count.asciiHigh < most * 0.02) return 'utf-16le';
  if (count.asciiHigh > most * 0.5 && count.asciiLow < most * 0.02) return 'utf-16be';
  return null;
}

const isAsciiText = (byte: number) => (byte >= 32 && byte < 127) || TEXT_CONTROLS.has(byte);

/** Which program's file a compound file is, by the names in its directory as far as these bytes show it. */
function sniffCompoundFile(head: Uint8Array): DocumentFormat | 'encrypted' | 'wrong_type' {
  return judgeStreams(directoryNames(Buffer.from(head)));
}

/** Names as in the root of the directory. Excel, PowerPoint, installers and mails are compound files as well. */
export function judgeStreams(names: string[]): DocumentFormat | 'encrypted' | 'wrong_type' {
  if (names.includes('EncryptedPackage')) return 'encrypted';
  if (names.includes('WordDocument')) return 'doc';
  const isKnown = names.some((name) =>
    /^(Workbook|Book|PowerPoint Document|VisioDocument|__substg|__properties)/.test(name),
  );
  return isKnown ? 'wrong_type' : 'doc';
}

function directoryNames(head: Buffer): string[] {
  if (head.length < 512) return [];
  const sectorBytes = head.readUInt16LE(SECTOR_SHIFT_AT) === 12 ? 4096 : 512;
  const start = (head.readUInt32LE(FIRST_DIRECTORY_SECTOR_AT) + 1) * sectorBytes;
  const names: string[] = [];
  for (
    let at = start;
    at < start + sectorBytes && at + DIRECTORY_ENTRY_BYTES <= head.length;
    at += DIRECTORY_ENTRY_BYTES
  ) {
    const length = Math.min(64, head.readUInt16LE(at + 64)) - 2;
    if (length > 0) names.push(head.toString('utf16le', at, at + length));
  }
  return names;
}
