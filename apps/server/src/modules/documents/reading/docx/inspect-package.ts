import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ReadingProblem } from '../reading-shapes.ts';

const MOST_ENTRIES = 2_000;
const MOST_BYTES = 200 * 1024 * 1024;
/** Of the parts that are parsed: a tree of objects takes many times their size. */
const MOST_XML_BYTES = 60 * 1024 * 1024;
/** Text repeats itself, but not that often. */
const HIGHEST_RATIO = 250;
const RATIO_MATTERS_FROM = 10 * 1024 * 1024;
/** Entity declarations stand at the start; a longer prologue is none that a word processor writes. */
const DECLARATIONS_WITHIN = 64 * 1024;
const CONTENT_TYPES = '[Content_Types].xml';

export interface PackageFacts {
  /** What [Content_Types].xml says; empty when there is none. */
  contentTypes: string;
  names: string[];
}

const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;

/** An entity made of others: each level multiplies the one before. */
const NESTED_ENTITY = /<!ENTITY\s+%?\s*\S+\s+["'][^"'<]*&[^#]/i;

/**
 * Unpacks every entry of a zip file to nowhere, counting, before a library may unpack any of it: sizes that the file
 * states are not believed. Names are compared and never become paths.
 */
export async function inspectPackage(filePath: string): Promise<PackageFacts> {
  const zip = await openZip(filePath);
  if (zip.entryCount > MOST_ENTRIES) throw new ReadingProblem('bomb');
  const facts: PackageFacts = { contentTypes: '', names: [] };
  const total = { bytes: 0, xmlBytes: 0 };
  try {
    for await (const entry of entriesOf(zip)) {
      const name = entry.fileName.toString();
      facts.names.push(name);
      if (facts.names.length > MOST_ENTRIES) throw new ReadingProblem('bomb');
      const start = await unpack(zip, entry, total);
      if (isXml(name)) refuseDeclarations(start);
      if (name === CONTENT_TYPES) facts.contentTypes = start.toString();
    }
  } finally {
    zip.close();
  }
  return facts;
}

const isXml = (name: string) => /\.(?:xml|rels)$/i.test(name);

function openZip(filePath: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false };
    yauzl.open(filePath, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip.once('error', reject);
      zip.once('entry', resolve);
      zip.once('end', () => resolve(null));
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (entry === null) return;
    yield entry;
  }
}

/** Counts an entry's bytes and answers its start. */
async function unpack(zip: ZipFile, entry: Entry, total: { bytes: number; xmlBytes: number }): Promise<Buffer> {
  if (entry.isEncrypted()) throw new ReadingProblem('encrypted');
  const xml = isXml(entry.fileName.toString());
  const start: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await openEntry(zip, entry)) {
    // Safe: a stream without an encoding gives buffers.
    const { length } = chunk as Buffer;
    if (xml && bytes < DECLARATIONS_WITHIN) start.push(chunk as Buffer);
    bytes += length;
    total.bytes += length;
    if (xml) total.xmlBytes += length;
    const ratio = bytes / Math.max(1, entry.compressedSize);
    if (
      total.bytes > MOST_BYTES ||
      total.xmlBytes > MOST_XML_BYTES ||
      (bytes > RATIO_MATTERS_FROM && ratio > HIGHEST_RATIO)
    )
      throw new ReadingProblem('bomb');
  }
  return Buffer.concat(start);
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

/** Word writes no declarations and refuses files that have them; they serve to multiply text or to fetch files. */
function refuseDeclarations(start: Buffer) {
  // UTF-16 would hide them between zeros.
  const text = start.toString('latin1').replaceAll('\0', '');
  if (NESTED_ENTITY.test(text)) throw new ReadingProblem('bomb');
  if (DECLARATION.test(text))
    throw new ReadingProblem('broken', 'a part of the package has a document type declaration');
}
