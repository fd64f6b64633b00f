import { companies, departments, documents, members, peopleImports, surveys, type Tx } from '@vela/db';
import { displayName, ERASED_NAME } from '@vela/domain/people';
import { and, eq, inArray } from 'drizzle-orm';

export interface Subject {
  subjectType: string;
  subjectId: string;
}

type Names = (tx: Tx, companyId: string, ids: string[]) => Promise<{ id: string; name: string }[]>;

const NAMES_OF: Record<string, Names> = {
  member: memberNames,
  survey: (tx, companyId, ids) =>
    tx
      .select({ id: surveys.id, name: surveys.title })
      .from(surveys)
      .where(and(eq(surveys.companyId, companyId), inArray(surveys.id, ids))),
  department: (tx, companyId, ids) =>
    tx
      .select({ id: departments.id, name: departments.name })
      .from(departments)
      .where(and(eq(departments.companyId, companyId), inArray(departments.id, ids))),
  document: (tx, companyId, ids) =>
    tx
      .select({ id: documents.id, name: documents.fileName })
      .from(documents)
      .where(and(eq(documents.companyId, companyId), inArray(documents.id, ids))),
  import: (tx, companyId, ids) =>
    tx
      .select({ id: peopleImports.id, name: peopleImports.fileName })
      .from(peopleImports)
      .where(and(eq(peopleImports.companyId, companyId), inArray(peopleImports.id, ids))),
  company: (tx, companyId) =>
    tx
      .select({ id: companies.companyId, name: companies.name })
      .from(companies)
      .where(eq(companies.companyId, companyId)),
};

/** Today's names of the subjects, by id; one without is gone or never had a name. */
export async function listSubjectNames(
  tx: Tx,
  companyId: string,
  subjects: readonly Subject[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(NAMES_OF).map(async ([type, names]) => {
      const ids = [...new Set(subjects.flatMap((one) => (one.subjectType === type ? [one.subjectId] : [])))];
      return ids.length === 0 ? [] : names(tx, companyId, ids);
    }),
  );
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}

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
