import { departments, type Tx } from '@vela/db';
import { eq } from 'drizzle-orm';

/** What the departments of a company are called, by id. */
export async function listDepartmentNames(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
