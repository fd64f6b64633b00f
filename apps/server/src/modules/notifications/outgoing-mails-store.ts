import { outgoingMails, type Tx } from '@vela/db';
import { desc, eq } from 'drizzle-orm';

export async function listOutgoingMails(tx: Tx, companyId: string, limit: number) {
  return tx
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.companyId, companyId))
    .orderBy(desc(outgoingMails.createdAt), outgoingMails.id)
    .limit(limit);
}
