import type { DocumentFormat } from '../document-formats.ts';

const ENTRY_BYTES = 128;
const FIRST_DIRECTORY_SECTOR_AT = 48;
const SECTOR_SHIFT_AT = 30;

/** Which program's file a compound file is, by the names in its directory as far as these bytes show it. */
export function sniffCompoundFile(head: Uint8Array): DocumentFormat | 'encrypted' | 'wrong_type' {
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
  for (let at = start; at < start + sectorBytes && at + ENTRY_BYTES <= head.length; at += ENTRY_BYTES) {
    const length = Math.min(64, head.readUInt16LE(at + 64)) - 2;
    if (length > 0) names.push(head.toString('utf16le', at, at + length));
  }
  return names;
}
