import type { Tx } from '@vela/db';
import { responses } from '@vela/db/responses';
import { and, asc, count, gt, sql } from 'drizzle-orm';
import {
  isListedOf,
  listedColumns,
  writtenTexts,
  type ListedRow,
  type GatedSurvey,
  type TextFilter,
} from './gated-reads-store.ts';

export interface WrittenText {
  questionId: string;
  text: string;
}

export async function countListed(tx: Tx, survey: GatedSurvey): Promise<number> {
  const [row] = await tx.select({ listed: count() }).from(responses).where(isListedOf(survey));
  return row?.listed ?? 0;
}

/** Rows in the order of their ids, which tells nothing, from behind one on. */
export async function readListedRows(
  tx: Tx,
  survey: GatedSurvey,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ListedRow[]> {
  return tx
    .select(listedColumns)
    .from(responses)
    .where(and(isListedOf(survey), after === undefined ? undefined : gt(responses.id, after)))
    .orderBy(asc(responses.id))
    .limit(limit);
}

export interface WantedTexts extends Pick<TextFilter, 'textQuestionIds' | 'without'> {
  /** The questions whose texts are read, in this order. */
  questionIds: readonly string[];
}

const CURSOR = 'written_texts';

/** The database sorts them, on its disk where they are many; the cursor lasts as long as the transaction. */
export async function openTexts(tx: Tx, survey: GatedSurvey, { questionIds, ...filter }: WantedTexts): Promise<string> {
  const wanted = sql`${sql.param([...questionIds])}::text[]`;
  await tx.execute(sql`
    declare ${sql.raw(CURSOR)} no scroll cursor for
    select a ->> 'questionId' as "questionId", t.text
      ${writtenTexts(survey, { ...filter, textSegments: null })} and a ->> 'questionId' = any(${wanted})
    order by array_position(${wanted}, a ->> 'questionId'), t.text collate "C"`);
  return CURSOR;
}

/** The next ones; fewer than asked for are the last. */
export async function readNextTexts(tx: Tx, cursor: string, limit: number): Promise<WrittenText[]> {
  const { rows } = await tx.execute<{ questionId: string; text: string }>(
    sql.raw(`fetch forward ${limit} from ${cursor}`),
  );
  if (rows.length < limit) await tx.execute(sql.raw(`close ${cursor}`));
  return rows;
}
