import { departments, members, type Tx } from '@vela/db';
import { addDays } from '@vela/domain/company';
import { NEW_HIRE_DAYS, type AudienceChoice } from '@vela/domain/surveys';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isAtWorkOn, everybodyBelow } from '../../platform/employment-store.ts';
import type { AudiencePerson } from '../survey-invitations/index.ts';

export interface PossibleAudience {
  companyId: string;
  /** Whose people below in the reporting tree alone can be asked; null for everybody of the company. */
  managerId: string | null;
  today: string;
}

/** The rule `isInAudience` of the domain, for counting without loading everybody. */
export async function countAudience(tx: Tx, possible: PossibleAudience, choice: AudienceChoice): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(members)
    .leftJoin(departments, isOfDepartment)
    .where(isAsked(possible, choice));
  return row?.count ?? 0;
}

/** Everybody of an audience, for inviting them and for seeing what becomes of their groups. */
export async function listAudience(
  tx: Tx,
  possible: PossibleAudience,
  choice: AudienceChoice,
): Promise<AudiencePerson[]> {
  return tx
    .select({
      id: members.id,
      firstName: members.firstName,
      email: members.email,
      departmentId: members.departmentId,
      hireDate: members.hireDate,
      location: members.location,
    })
    .from(members)
    .leftJoin(departments, isOfDepartment)
    .where(isAsked(possible, choice));
}

const isOfDepartment = and(eq(departments.companyId, members.companyId), eq(departments.id, members.departmentId));

const isAsked = ({ companyId, managerId, today }: PossibleAudience, choice: AudienceChoice): SQL | undefined =>
  and(
    eq(members.companyId, companyId),
    managerId === null ? undefined : sql`${members.id} in (${everybodyBelow(companyId, managerId)})`,
    isAtWorkOn(today),
    isChosen(choice, today),
  );

function isChosen({ targetAudience, department }: AudienceChoice, today: string): SQL | undefined {
  switch (targetAudience) {
    case 'all_employees':
      return undefined;
    case 'specific_department':
      return sql`lower(trim(${departments.name})) = nullif(lower(trim(${department ?? ''})), '')`;
    case 'leadership':
      return sql`${members.role} in ('manager', 'admin')`;
    case 'new_hires':
      return sql`${members.hireDate} between ${addDays(today, -NEW_HIRE_DAYS)}::date and ${today}::date`;
  }
}
