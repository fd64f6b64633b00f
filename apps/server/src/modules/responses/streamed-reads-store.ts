import type { Tx } from '@vela/db';
import { responses } from '@vela/db/responses';
import { and, asc, count, gt, sql } from 'drizzle-orm';
import {
  isListedOf,
  listedColumns,
  type HeldAnswers,
  type ListedRow,
  type ReadableSurvey,
} from './gated-reads-store.ts';

export interface WrittenText {
  questionId: string;
  text: string;
}

export async function countListed(tx: Tx, survey: ReadableSurvey): Promise<number> {
  const [row] = await tx.select({ listed: count() }).from(responses).where(isListedOf(survey));
  return row?.listed ?? 0;
}

/** Rows in the order of their ids, which tells nothing, from behind one on. */
export async function readListedRows(
  tx: Tx,
  survey: ReadableSurvey,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ListedRow[]> {
  return tx
    .select(listedColumns)
    .from(responses)
    .where(and(isListedOf(survey), after === undefined ? undefined : gt(responses.id, after)))
    .orderBy(asc(responses.id))
    .limit(limit);
}

export interface WantedTexts {
  textQuestionIds: readonly string[];
  without: readonly HeldAnswers[];
  /** The questions whose texts are read, in this order. */
  questionIds: readonly string[];
}

const CURSOR = 'written_texts';

/** The database sorts them, on its disk where they are many; the cursor lasts as long as the transaction. */
export async function openTexts(
  tx: Tx,
  { companyId, surveyId }: ReadableSurvey,
  { textQuestionIds, without, questionIds }: WantedTexts,
): Promise<string> {
  const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  await tx.execute(sql`
    declare ${sql.raw(CURSOR)} no scroll cursor for
    select a ->> 'questionId' as "questionId", t.text
    from responses r,
      jsonb_array_elements(r.answers) a,
      lateral (values (a ->> 'comment'), (a ->> 'other'),
        (case when a ->> 'questionId' = any(${list(textQuestionIds)}) then a ->> 'answer' end)
      ) t(text)
    where r.company_id = ${companyId} and r.survey_id = ${surveyId} and r.listed and r.text_segment is not null
      and t.text is not null
      and a ->> 'questionId' = any(${list(questionIds)})
      and not exists (
        select 1 from json_to_recordset(${JSON.stringify(without)}) h(segment text, "questionId" text, since bigint)
        where h.segment = r.segment and h."questionId" = a ->> 'questionId' and r.step >= h.since)
    order by array_position(${list(questionIds)}, a ->> 'questionId'), t.text collate "C"`);
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
