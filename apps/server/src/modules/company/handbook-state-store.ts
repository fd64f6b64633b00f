import { documents, type Tx } from '@vela/db';
import { and, eq, isNull } from 'drizzle-orm';

export interface HandbookState {
  processed: boolean;
  uploadedAt: Date | null;
}

/** Whether a handbook is in force, and since when it is there. */
export async function getHandbookState(tx: Tx, companyId: string): Promise<HandbookState> {
  const [row] = await tx
    .select({ uploadedAt: documents.uploadedAt })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.kind, 'handbook'),
        eq(documents.status, 'processed'),
        isNull(documents.replacedAt),
      ),
    );
  return { processed: row !== undefined, uploadedAt: row?.uploadedAt ?? null };
}
