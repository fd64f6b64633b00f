import type { Tx } from '@vela/db';
import type { Answer, Tally } from '@vela/domain';
import { sql } from 'drizzle-orm';

/** A response as it is stored. Who and when exactly are for attributed surveys alone. */
export interface StoredResponse {
  id: string;
  version: number;
  answers: Answer[];
  completionSeconds: number | null;
  submittedOn: string;
  memberId?: string | null;
  submittedAt?: string | null;
}

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
  rows: readonly StoredResponse[];
  /** The days that readers see of the rows, where they may be read; null where the rows wait. */
  shownOn: readonly string[] | null;
  /** All counts of the survey, with the rows; null where nothing was released. */
  rollup: Tally | null;
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
  const { rows, rollup, traces } = writes;
  const batch = {
    isReleased: writes.shownOn !== null,
    ids: rows.map(({ id }) => id),
    versions: rows.map(({ version }) => version),
    completionSeconds: rows.map(({ completionSeconds }) => completionSeconds),
    submittedOn: rows.map(({ submittedOn }) => submittedOn),
    shownOn: writes.shownOn,
    memberIds: rows.map(({ memberId }) => memberId ?? null),
    submittedAt: rows.map(({ submittedAt }) => submittedAt ?? null),
    days: [...writes.days.keys()],
    dayCounts: [...writes.days.values()],
    answerCounts: rollup?.answers,
    secondCounts: rollup?.seconds,
    submitted: writes.submitted,
    released: writes.shownOn === null ? 0 : rows.length,
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
