import type { PeopleImport } from '@vela/contract';
import { permit, type Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { presentImport } from './import-presenter.ts';
import { deleteOldRows, getImportOrThrow, insertImport, lockImports } from './people-imports-store.ts';
import { readPeopleFile } from './read-people-file.ts';

/** Keeps the rows of a file until somebody says what its columns mean. Nobody is added yet. */
export async function uploadImport(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { fileName, bytes }: Upload,
): Promise<PeopleImport> {
  permit(actor, 'people.write');
  const { companyId } = actor;
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const { format, rows } = await readPeopleFile(Buffer.concat(chunks));
  const id = deps.ids.newId();
  return deps.db.inTenant(companyId, async (tx) => {
    const now = deps.clock.now();
    await lockImports(tx, companyId);
    await deleteOldRows(tx, companyId, now);
    const row = {
      companyId,
      id,
      fileName,
      fileFormat: format,
      rowCount: rows.length,
      status: 'uploaded' as const,
      createdBy: actor.memberId,
      createdAt: now,
    };
    await insertImport(tx, row, rows);
    const detail = { fileName, rows: rows.length };
    await audit(tx, deps, actor, { action: 'import.uploaded', subjectType: 'import', subjectId: id, detail });
    return presentImport(await getImportOrThrow(tx, { companyId, id }, now));
  });
}
