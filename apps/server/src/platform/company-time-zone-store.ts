import { companies, type Tx } from '@vela/db';
import { eq } from 'drizzle-orm';
import { notFound } from './domain-error.ts';

/** The zone in which the company's days begin and end. */
export async function getTimeZone(tx: Tx, companyId: string): Promise<string> {
  const [row] = await tx
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (!row) throw notFound('This company');
  return row.timeZone;
}
