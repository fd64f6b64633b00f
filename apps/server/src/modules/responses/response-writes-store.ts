import type { Tx } from '@vela/db';
import { WHOLE_SURVEY } from '@vela/domain/anonymity';
import type { Answer } from '@vela/domain/surveys';
import { sql } from 'drizzle-orm';
import type { GroupRollup } from './group-rollup.ts';

/** A response as it is stored. Who and when exactly are for attributed surveys alone. */
export interface StoredResponse {
  id: string;
  version: number;
  answers: Answer[];
  completionSeconds: number | null;
  submittedOn: string;
  /** The group that it belongs to: see segmentKey. */
  segment: string;
  memberId?: string | null;
  submittedAt?: string | null;
}

/** A response that is released or waits, with the planned group that it belongs to. */
export type PlacedResponse = Omit<StoredResponse, 'id'>;

export interface SurveyKey {
  companyId: string;
  surveyId: string;
}

/** What keeps a request from counting twice. Hashes in hex, in their own order. */
export interface RequestTraces {
  receipts: readonly { keyHash: string; bodyHash: string }[];
  /** Of people as they are counted among those who started. */
  devices: readonly string[];
  /** Of the same people by name. */
  names: readonly string[];
  /** How many people started who left none of these. */
  startedUnknown: number;
}

/** Everything that a batch changes. */
export interface BatchWrites {
  released: readonly StoredResponse[];
  /** The days that are told of them. */
  coarseDays: readonly string[];
  /** Whether those that are released are listed at once. */
  listed: boolean;
  waiting: readonly StoredResponse[];
  /** What is counted of groups, where it changes. */
  rollups: readonly GroupRollup[];
  /** Of the release: see the table. */
  step: number;
  /** New responses by day. */
  days: ReadonlyMap<string, number>;
  submitted: number;
  traces: RequestTraces;
}

/** Hashes of 16 bytes one after the other: one value, however many there are, and no text to be read again. */
export const joinedHashes = (hashes: readonly string[]): Buffer => Buffer.from(hashes.join(''), 'hex');

const joinedOrNull = (hashes: readonly string[]): Buffer | null => (hashes.length === 0 ? null : joinedHashes(hashes));

/** Writes a batch by one statement, which is sent when this returns. The survey must be locked. */
export function writeBatch(tx: Tx, { companyId, surveyId }: SurveyKey, writes: BatchWrites): Promise<unknown> {
  const { released, rollups, traces } = writes;
  const rows = [...released, ...writes.waiting];
  const batch = {
    ids: rows.map(({ id }) => id),
    versions: rows.map(({ version }) => version),
    completionSeconds: rows.map(({ completionSeconds }) => completionSeconds),
    submittedOn: rows.map(({ submittedOn }) => submittedOn),
    segments: rows.some(({ segment }) => segment !== WHOLE_SURVEY) ? rows.map(({ segment }) => segment) : null,
    released: released.length,
    coarseDays: writes.coarseDays,
    memberIds: released.map(({ memberId }) => memberId ?? null),
    submittedAt: released.map(({ submittedAt }) => submittedAt ?? null),
    listed: writes.listed,
    step: writes.step,
    rollups: rollups.length === 0 ? null : rollups,
    days: [...writes.days.keys()],
    dayCounts: [...writes.days.values()],
    submitted: writes.submitted,
    started: traces.startedUnknown,
  };
  const receipts = traces.receipts.flatMap(({ keyHash, bodyHash }) => [keyHash, bodyHash]);
  const statement = sql`select store_responses(${companyId}, ${surveyId}, ${JSON.stringify(batch)},
    ${JSON.stringify(rows.map(({ answers }) => answers))}, ${joinedOrNull(receipts)}, ${joinedOrNull(traces.devices)},
    ${joinedOrNull(traces.names)})`;
  // `then` is what sends it.
  return tx.execute(statement).then(() => undefined);
}

/** Counts devices that opened the survey, each once. The survey's row must stay until the end of the transaction. */
export async function countStarts(
  tx: Tx,
  { companyId, surveyId }: SurveyKey,
  hashes: readonly string[],
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update survey_counters
    set started = started + note_devices(${companyId}, ${surveyId}, ${joinedHashes(hashes)}, false)
    where company_id = ${companyId} and survey_id = ${surveyId}`);
  if (rowCount !== 1) throw new Error('A launched survey must have counters');
}
