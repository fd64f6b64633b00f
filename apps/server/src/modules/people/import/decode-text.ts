import type { ImportEncoding } from '@vela/domain/people';
import { fileTypeFromBuffer } from 'file-type';
import { invalid, type DomainError } from '../../../platform/domain-error.ts';

const SAMPLE_BYTES = 4096;
/** Part of the characters with a zero byte by which UTF-16 is known: addresses alone are more, in whatever language. */
const LEAST_ZEROS = 0.2;
/** What is no text in any encoding; a tab and the breaks of lines and pages are. */
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
/** Types whose files can look like plain text. */
const TEXT_TYPES = new Set(['pdf', 'rtf', 'ps', 'eps', 'xml']);
const MARKUP = /^\s*(?:<(?:!doctype|html|head|body|table|\?xml)|[{[]\s*["{[])/i;
const HOW_TO = 'Please save the list as CSV in your spreadsheet program and upload that.';

const TYPE_NAMES: Record<string, string> = {
  xlsx: 'an Excel workbook',
  xls: 'an old Excel workbook',
  cfb: 'an old Office document',
  ods: 'an OpenDocument spreadsheet',
  zip: 'a ZIP archive',
  gz: 'a compressed archive',
  pdf: 'a PDF',
  docx: 'a Word document',
  rtf: 'a text document',
};

/** The text of a file and how it was written, or what kind of file it is instead. */
export async function decodeText(bytes: Buffer): Promise<{ text: string; encoding: ImportEncoding }> {
  if (bytes.length === 0) throw fileRefused('The file is empty');
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  const type = await fileTypeFromBuffer(bytes);
  const control = CONTROL.exec(text);
  if (type !== undefined && (control !== null || TEXT_TYPES.has(type.ext))) {
    const name = TYPE_NAMES[type.ext] ?? `a file of the type ${type.mime}`;
    throw fileRefused(`This is ${name}, not a CSV file. ${HOW_TO}`);
  }
  if (MARKUP.test(text)) throw fileRefused(`This is a web page or a file for programs, not a CSV file. ${HOW_TO}`);
  if (control !== null) {
    const line = lineAt(text, control.index);
    throw fileRefused(
      `Line ${line} has a character that is no text: this is not a CSV file, or it is damaged. ${HOW_TO}`,
    );
  }
  return { text, encoding };
}

/** By the mark at the start, else by zeros, else by whether it can be UTF-8. */
function encodingOf(bytes: Buffer): ImportEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const least = (sample.length / 2) * LEAST_ZEROS;
  if (odd > least && even * 8 < odd) return 'utf-16le';
  if (even > least && odd * 8 < even) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The mark at the start goes; what can't be read in the encoding that the mark promises is told. */
function decode(bytes: Buffer, encoding: ImportEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'utf-8' || isUtf8(bytes)) return text;
  const line = lineAt(text, text.indexOf('\ufffd'));
  throw fileRefused(`The file says that it is UTF-8, but line ${line} is not. ${HOW_TO}`);
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split(/\r\n|\n|\r/).length;

/** The file can't be read as a list of people; the message says why and where. */
export const fileRefused = (message: string): DomainError => invalid([{ path: 'people', message }]);
