import { surveyKeys, type Tx } from '@vela/db';
import { and, eq } from 'drizzle-orm';
import type { SurveyKey } from '../response-writes-store.ts';

type KeyRow = Pick<typeof surveyKeys.$inferSelect, 'publicKey' | 'privateKey'>;

export async function insertSurveyKey(tx: Tx, { companyId, surveyId }: SurveyKey, row: KeyRow): Promise<void> {
  await tx.insert(surveyKeys).values({ companyId, surveyId, ...row });
}

export async function findSurveyKey(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<KeyRow | null> {
  const [row] = await tx
    .select({ publicKey: surveyKeys.publicKey, privateKey: surveyKeys.privateKey })
    .from(surveyKeys)
    .where(and(eq(surveyKeys.companyId, companyId), eq(surveyKeys.surveyId, surveyId)));
  return row ?? null;
}
