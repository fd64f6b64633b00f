import { companies, departments, members, surveyInvitationMarks, surveyInvitations, surveys, type Tx } from '@vela/db';
import type { Employment } from '@vela/domain/people';
import { and, asc, eq, sql } from 'drizzle-orm';
import { MARK_BYTES, PEOPLE_A_PART, type InvitedSurvey } from './marks-store.ts';

export interface InvitationRow {
  place: number;
  memberId: string;
  segment: string;
}

/** Adds invitations by one statement, however many they are. */
export async function insertSurveyInvitations(
  tx: Tx,
  { companyId, surveyId }: InvitedSurvey,
  rows: readonly InvitationRow[],
): Promise<void> {
  await tx.execute(sql`
    insert into survey_invitations (company_id, survey_id, place, member_id, segment)
    select ${companyId}::uuid, ${surveyId}::uuid, r.* from rows from (
      unnest(${sql.param(rows.map(({ place }) => place))}::integer[]),
      unnest(${sql.param(rows.map(({ memberId }) => memberId))}::uuid[]),
      unnest(${sql.param(rows.map(({ segment }) => segment))}::text[])) r`);
}

export async function listInvitedMembers(tx: Tx, { companyId, surveyId }: InvitedSurvey): Promise<Set<string>> {
  const rows = await tx
    .select({ memberId: surveyInvitations.memberId })
    .from(surveyInvitations)
    .where(and(eq(surveyInvitations.companyId, companyId), eq(surveyInvitations.surveyId, surveyId)));
  return new Set(rows.map(({ memberId }) => memberId));
}

export interface PlacedInvitation extends Employment {
  memberId: string;
  name: string;
  segment: string;
  timeZone: string;
}

/** Who is invited by the place that a link names, with what decides whether the link still works. */
export async function findPlacedInvitation(
  tx: Tx,
  { companyId, surveyId }: InvitedSurvey,
  place: number,
): Promise<PlacedInvitation | null> {
  const [row] = await tx
    .select({
      memberId: surveyInvitations.memberId,
      segment: surveyInvitations.segment,
      name: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
      status: members.status,
      leaveDate: members.leaveDate,
      timeZone: companies.timeZone,
    })
    .from(surveyInvitations)
    .innerJoin(
      members,
      and(eq(members.companyId, surveyInvitations.companyId), eq(members.id, surveyInvitations.memberId)),
    )
    .innerJoin(companies, eq(companies.companyId, surveyInvitations.companyId))
    .where(
      and(
        eq(surveyInvitations.companyId, companyId),
        eq(surveyInvitations.surveyId, surveyId),
        eq(surveyInvitations.place, place),
      ),
    );
  return row ?? null;
}

export interface OpenInvitation {
  surveyId: string;
  title: string;
  companyName: string;
  anonymous: boolean;
  endDate: Date | null;
  place: number;
  used: boolean;
}

/** The running surveys that a member is invited to, the latest first. */
export async function listOpenInvitations(
  tx: Tx,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<OpenInvitation[]> {
  const { place } = surveyInvitations;
  const mark = sql`substring(${surveyInvitationMarks.marks} from ${place} % ${PEOPLE_A_PART} * ${MARK_BYTES} + 1 for ${MARK_BYTES})`;
  return tx
    .select({
      surveyId: surveys.id,
      title: surveys.title,
      companyName: companies.name,
      anonymous: surveys.anonymous,
      endDate: surveys.endDate,
      place,
      used: sql<boolean>`${mark} <> decode(repeat('00', ${MARK_BYTES}), 'hex')`,
    })
    .from(surveyInvitations)
    .innerJoin(
      surveys,
      and(eq(surveys.companyId, surveyInvitations.companyId), eq(surveys.id, surveyInvitations.surveyId)),
    )
    .innerJoin(companies, eq(companies.companyId, surveys.companyId))
    .innerJoin(
      surveyInvitationMarks,
      and(
        eq(surveyInvitationMarks.companyId, surveyInvitations.companyId),
        eq(surveyInvitationMarks.surveyId, surveyInvitations.surveyId),
        eq(surveyInvitationMarks.part, sql`${place} / ${PEOPLE_A_PART}`),
      ),
    )
    .where(
      and(
        eq(surveyInvitations.companyId, companyId),
        eq(surveyInvitations.memberId, memberId),
        eq(surveys.status, 'active'),
      ),
    )
    .orderBy(sql`${surveys.launchedAt} desc`, asc(surveys.id));
}

/** All surveys that a member was invited to. Whether they were answered is not told: of anonymous ones nobody should know. */
export async function listSurveyInvitationsOf(
  tx: Tx,
  { companyId, memberId }: { companyId: string; memberId: string },
) {
  return tx
    .select({
      surveyId: surveys.id,
      survey: surveys.title,
      anonymous: surveys.anonymous,
      status: surveys.status,
      launchedAt: surveys.launchedAt,
      countedIn: surveyInvitations.segment,
    })
    .from(surveyInvitations)
    .innerJoin(
      surveys,
      and(eq(surveys.companyId, surveyInvitations.companyId), eq(surveys.id, surveyInvitations.surveyId)),
    )
    .where(and(eq(surveyInvitations.companyId, companyId), eq(surveyInvitations.memberId, memberId)))
    .orderBy(asc(surveys.launchedAt), asc(surveys.id));
}

/** Takes a member off all lists of invited people. How many were invited stays as it was. */
export async function deleteSurveyInvitationsOf(
  tx: Tx,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<void> {
  await tx
    .delete(surveyInvitations)
    .where(and(eq(surveyInvitations.companyId, companyId), eq(surveyInvitations.memberId, memberId)));
}

export async function findAudienceDepartment(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, id)));
  return row?.name ?? null;
}

/** Puts the plan and the number of invited people down with the survey, whose row must be locked. */
export async function savePlan(
  tx: Tx,
  { companyId, surveyId }: InvitedSurvey,
  saved: Pick<typeof surveys.$inferInsert, 'segmentPlan' | 'invited'>,
): Promise<void> {
  await tx
    .update(surveys)
    .set(saved)
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, surveyId)));
}
