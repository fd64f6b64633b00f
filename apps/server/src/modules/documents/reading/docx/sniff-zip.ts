import type { DocumentFormat } from '../document-formats.ts';

const ENTRY = Buffer.from('PK\u0003\u0004');
const NAME_LENGTH_AT = 26;
const NAME_AT = 30;
/** Main parts of other packages. An embedded spreadsheet lies under word/, so these never are in a Word file's root. */
const OTHERS = /^(?:xl\/|ppt\/|visio\/|mimetype$|META-INF\/|AndroidManifest|content\.xml$|Index\/)/;

/** What kind of package a zip file is, by the names of its entries as far as these bytes show them. */
export function sniffZip(head: Uint8Array): DocumentFormat | 'wrong_type' {
  const names = entryNames(Buffer.from(head));
  if (names.some((name) => name.startsWith('word/'))) return 'docx';
  return names.some((name) => OTHERS.test(name)) || names.length === 0 ? 'wrong_type' : 'docx';
}

function entryNames(head: Buffer): string[] {
  const names: string[] = [];
  for (let at = head.indexOf(ENTRY); at >= 0 && at + NAME_AT <= head.length; at = head.indexOf(ENTRY, at + NAME_AT)) {
    const length = head.readUInt16LE(at + NAME_LENGTH_AT);
    names.push(head.toString('utf8', at + NAME_AT, at + NAME_AT + length));
  }
  return names;
}
