import type { ExportCell } from '@vela/domain/surveys';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportTable } from './export-table.ts';
import type { Writing } from './chunk-sink.ts';
import {
  contentTypes,
  headerXml,
  ROOT_RELATIONS,
  rowXml,
  SHEET_END,
  sheetStart,
  XLSX_STYLES,
  workbook,
  workbookRelations,
} from './xlsx-parts.ts';

/** Excel's own limit, the header included. */
const MOST_ROWS = 1_048_576;

/**
 * A workbook with a sheet for each table. It is zipped as it is written, and nothing is written faster than the sink takes it,
 * so the memory it needs doesn't depend on the rows.
 */
export async function writeXlsx(
  { sink, signal }: Pick<Writing, 'sink' | 'signal'>,
  tables: readonly ExportTable[],
): Promise<void> {
  const zip = new ZipFile();
  const failed = new AbortController();
  zip.on('error', (error) => failed.abort(error));
  const added = addParts(zip, tables, AbortSignal.any([signal, failed.signal]));
  // Both wait for each other: the parts come as fast as they are taken.
  const taken = (async () => {
    for await (const bytes of zip.outputStream) {
      signal.throwIfAborted();
      await sink.write(bytes);
    }
  })();
  await Promise.all([
    added,
    taken.catch((error: unknown) => {
      failed.abort(error);
      throw error;
    }),
  ]);
}

async function addParts(zip: ZipFile, tables: readonly ExportTable[], signal: AbortSignal): Promise<void> {
  const names: string[] = [];
  for (const table of tables) {
    for await (const sheet of sheetsOf(table)) {
      names.push(sheet.name);
      await addPart(zip, `xl/worksheets/sheet${names.length}.xml`, { parts: sheet.parts(), signal });
    }
  }
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  add('[Content_Types].xml', contentTypes(names));
  add('_rels/.rels', ROOT_RELATIONS);
  add('xl/workbook.xml', workbook(names));
  add('xl/_rels/workbook.xml.rels', workbookRelations(names));
  add('xl/styles.xml', XLSX_STYLES);
  zip.end();
}

/** Resolves when the part is in the file. */
function addPart(
  zip: ZipFile,
  name: string,
  { parts, signal }: { parts: AsyncIterable<string>; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = Readable.from(encoded(parts), { objectMode: false });
    const giveUp = () => stream.destroy(signal.reason instanceof Error ? signal.reason : new Error('Broken off'));
    signal.addEventListener('abort', giveUp, { once: true });
    stream.once('end', resolve).once('error', reject);
    stream.once('close', () => signal.removeEventListener('abort', giveUp));
    if (signal.aborted) giveUp();
    else zip.addReadStream(stream, name);
  });
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.from(part);
}

interface Sheet {
  name: string;
  parts(): AsyncGenerator<string>;
}

/** A table as a sheet; the rows that don't fit any more go on in further ones. */
async function* sheetsOf(table: ExportTable): AsyncGenerator<Sheet> {
  const rows = rowsOf(table);
  let next = await rows.next();
  for (let ordinal = 1; ordinal === 1 || next.done !== true; ordinal += 1) {
    yield {
      name: ordinal === 1 ? table.name : `${table.name} ${ordinal}`,
      parts: async function* () {
        yield sheetStart(table.header.length) + headerXml(table.header);
        let text = '';
        for (let row = 2; row <= MOST_ROWS && next.done !== true; row += 1) {
          text += rowXml(next.value, row);
          if (text.length > PART_LENGTH) {
            yield text;
            text = '';
          }
          next = await rows.next();
        }
        yield text + SHEET_END;
      },
    };
  }
}

const PART_LENGTH = 64 * 1024;

async function* rowsOf(table: ExportTable): AsyncGenerator<ExportCell[]> {
  for await (const portion of table.portions()) yield* portion;
}
