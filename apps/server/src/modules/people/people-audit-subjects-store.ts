import { departments, members, peopleImports, type Tx } from '@vela/db';
import { displayName, ERASED_NAME } from '@vela/domain/people';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { namedIn, namesIn, type AuditSubjects } from '../../platform/audit-subjects.ts';

/** How the audit log names what is done to people. */
export const peopleAuditSubjects: AuditSubjects = {
  member: {
    names: memberNames,
    named: (companyId, pattern) => sql`select ${members.id} as id from ${members}
      where ${members.companyId} = ${companyId} and ${members.erasedAt} is null and ${members}.name_key like ${pattern}`,
  },
  department: { names: namesIn(departments, departments.name), named: namedIn(departments, departments.name) },
  import: { names: namesIn(peopleImports, peopleImports.fileName) },
};

async function memberNames(tx: Tx, companyId: string, ids: string[]): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      email: members.email,
      erasedAt: members.erasedAt,
    })
    .from(members)
    .where(and(eq(members.companyId, companyId), inArray(members.id, ids)));
  return rows.map((row) => ({
    id: row.id,
    name: displayName(row.erasedAt === null ? row : { ...row, ...ERASED_NAME }),
  }));
}
