import { EXPORT_MEDIA_TYPES } from '@vela/domain/export';
import { Readable } from 'node:stream';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError, notFound } from '../../platform/domain-error.ts';
import type { FileBody } from '../../platform/http/file-answer.ts';
import { findExportChunk, type ExportKey } from './exports-store.ts';
import { getOwnExport } from './get-export.ts';
import { exportFact } from './start-export.ts';

/** The finished file. Until it is done there is none: nobody gets a part that could pass for the whole. */
export async function getExportFile(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): Promise<FileBody> {
  permit(actor, 'exports.own');
  const { companyId } = actor;
  const row = await deps.db.inTenant(companyId, async (tx) => {
    const found = await getOwnExport(tx, deps, actor, id);
    if (found.status === 'queued' || found.status === 'running') throw notYet();
    if (found.status !== 'done') throw notFound('The file of this export');
    await audit(tx, deps, actor, { action: 'export.downloaded', ...exportFact(found) });
    return found;
  });
  const content = Readable.from(chunksOf(deps, { companyId, exportId: id }, row.sizeBytes), { objectMode: false });
  return { content, fileName: row.fileName, mediaType: EXPORT_MEDIA_TYPES[row.format] };
}

const notYet = () =>
  new DomainError('conflict', 'This export is still being written. It can be downloaded once it is done.');

/**
 * A chunk at a time and each in a transaction of its own, so that a slow reader holds no connection. Fails when the file is
 * removed meanwhile: the connection breaks off, and the browser saves nothing.
 */
async function* chunksOf(deps: Pick<Deps, 'db'>, key: ExportKey, sizeBytes: number): AsyncIterable<Buffer> {
  let sent = 0;
  for (let ordinal = 0; sent < sizeBytes; ordinal += 1) {
    const bytes = await deps.db.inTenant(key.companyId, (tx) => findExportChunk(tx, key, ordinal));
    if (bytes === null) throw new Error('The export was removed while it was read');
    sent += bytes.length;
    yield bytes;
  }
}
