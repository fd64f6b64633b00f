import { companies, surveyDirectory, surveyKeys, surveys, surveyVersions, type Tx } from '@vela/db';
import type { SegmentPlan } from '@vela/domain/anonymity';
import type { Question, SurveyAccess, SurveyStatus } from '@vela/domain/surveys';
import { responseReceipts } from '@vela/db/responses';
import { and, eq, sql } from 'drizzle-orm';
import type { SurveyKey } from './response-writes-store.ts';

/** The company that a survey belongs to; outside of any tenant. */
export async function findCompanyOfSurvey(tx: Tx, surveyId: string): Promise<string | null> {
  const [row] = await tx
    .select({ companyId: surveyDirectory.companyId })
    .from(surveyDirectory)
    .where(eq(surveyDirectory.surveyId, surveyId));
  return row?.companyId ?? null;
}

export interface AskedRow {
  version: number;
  anonymous: boolean;
  access: SurveyAccess;
  questions: Question[];
  segmentPlan: SegmentPlan | null;
  /** Of its tokens; null where it has none. */
  publicKey: Buffer | null;
}

const isKeyOfSurvey = and(eq(surveyKeys.companyId, surveys.companyId), eq(surveyKeys.surveyId, surveys.id));

/** What respondents read in a version, the newest by default. */
export async function findAskedVersion(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  version: number | undefined,
): Promise<AskedRow | null> {
  const [row] = await tx
    .select({
      version: surveyVersions.version,
      anonymous: surveys.anonymous,
      access: surveys.access,
      questions: surveyVersions.questions,
      segmentPlan: surveys.segmentPlan,
      publicKey: surveyKeys.publicKey,
    })
    .from(surveys)
    .leftJoin(surveyKeys, isKeyOfSurvey)
    .innerJoin(
      surveyVersions,
      and(eq(surveyVersions.companyId, surveys.companyId), eq(surveyVersions.surveyId, surveys.id)),
    )
    .where(
      and(
        eq(surveys.companyId, companyId),
        eq(surveys.id, surveyId),
        eq(surveyVersions.version, version ?? sql`${surveys.version}`),
      ),
    );
  return row ?? null;
}

export interface SubmissionState {
  status: SurveyStatus;
  version: number;
  /** Of the request that was accepted under this key; null when none was. */
  acceptedBodyHash: string | null;
}

/** How a survey and a key stand now. */
export async function findSubmissionState(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  keyHash: string,
): Promise<SubmissionState | null> {
  const [row] = await tx
    .select({
      status: surveys.status,
      version: surveys.version,
      acceptedBodyHash: sql<string | null>`encode(${responseReceipts.bodyHash}, 'hex')`,
    })
    .from(surveys)
    .leftJoin(
      responseReceipts,
      and(
        eq(responseReceipts.companyId, surveys.companyId),
        eq(responseReceipts.surveyId, surveys.id),
        eq(responseReceipts.keyHash, Buffer.from(keyHash, 'hex')),
      ),
    )
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, surveyId)));
  return row ?? null;
}

export interface PublicSurveyRow {
  title: string;
  description: string;
  status: SurveyStatus;
  access: SurveyAccess;
  anonymous: boolean;
  allowMultipleResponses: boolean;
  minGroup: number | null;
  version: number;
  questions: Question[];
  companyName: string;
  publicKey: Buffer | null;
}

export async function findPublicSurveyRow(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<PublicSurveyRow | null> {
  const [row] = await tx
    .select({
      title: surveys.title,
      description: surveys.description,
      status: surveys.status,
      access: surveys.access,
      anonymous: surveys.anonymous,
      allowMultipleResponses: surveys.allowMultipleResponses,
      minGroup: surveys.minGroup,
      version: surveys.version,
      questions: surveys.questions,
      companyName: companies.name,
      publicKey: surveyKeys.publicKey,
    })
    .from(surveys)
    .leftJoin(surveyKeys, isKeyOfSurvey)
    .innerJoin(companies, eq(companies.companyId, surveys.companyId))
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, surveyId)));
  return row ?? null;
}

/** The status of a survey that stays there until the end of the transaction. */
export async function readSurveyStatus(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<SurveyStatus | null> {
  const [row] = await tx
    .select({ status: surveys.status })
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, surveyId)))
    .for('key share');
  return row?.status ?? null;
}

export interface InvitedSurveyRow {
  status: SurveyStatus;
  anonymous: boolean;
}

/** Whether a survey takes tokens and invitations now. */
export async function readInvitedSurvey(tx: Tx, { companyId, surveyId }: SurveyKey): Promise<InvitedSurveyRow | null> {
  const [row] = await selectInvited(tx, { companyId, surveyId });
  return row ?? null;
}

/** The same, held until the end of the transaction: responses, closing and other tokens wait. */
export async function lockInvitedSurvey(tx: Tx, key: SurveyKey): Promise<InvitedSurveyRow | null> {
  const [row] = await selectInvited(tx, key).for('no key update');
  return row ?? null;
}

const selectInvited = (tx: Tx, { companyId, surveyId }: SurveyKey) =>
  tx
    .select({ status: surveys.status, anonymous: surveys.anonymous })
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, surveyId)))
    .$dynamic();

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
