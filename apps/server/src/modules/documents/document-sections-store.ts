import { documentSections, type Tx } from '@vela/db';
import type { DocumentSection } from '@vela/domain/documents';
import { toStorableText } from '@vela/domain/surveys';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { DocumentKey } from './documents-store.ts';

export interface StoredSection extends DocumentSection {
  ordinal: number;
}

const ROWS_PER_STATEMENT = 200;
const TEXT_PER_STATEMENT = 2_000_000;

const ofDocument = ({ companyId, documentId }: DocumentKey) =>
  and(eq(documentSections.companyId, companyId), eq(documentSections.documentId, documentId));
const columns = {
  ordinal: documentSections.ordinal,
  level: documentSections.level,
  heading: documentSections.heading,
  body: documentSections.body,
  page: documentSections.page,
};

export async function insertSections(tx: Tx, key: DocumentKey, sections: readonly DocumentSection[]): Promise<void> {
  let batch: (typeof documentSections.$inferInsert)[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length > 0) await tx.insert(documentSections).values(batch);
    batch = [];
    length = 0;
  };
  for (const [ordinal, { level, heading, body, page }] of sections.entries()) {
    batch.push({ ...key, ordinal, level, heading: toStorableText(heading), body: toStorableText(body), page });
    length += body.length;
    if (batch.length >= ROWS_PER_STATEMENT || length >= TEXT_PER_STATEMENT) await flush();
  }
  await flush();
}

export async function deleteSections(tx: Tx, key: DocumentKey): Promise<void> {
  await tx.delete(documentSections).where(ofDocument(key));
}

export async function listSections(tx: Tx, key: DocumentKey): Promise<StoredSection[]> {
  return tx.select(columns).from(documentSections).where(ofDocument(key)).orderBy(asc(documentSections.ordinal));
}

/** Headings down to the given level, in their order. */
export async function listHeadings(
  tx: Tx,
  key: DocumentKey,
  { deepest, limit }: { deepest: number; limit: number },
): Promise<Pick<StoredSection, 'heading' | 'level' | 'page'>[]> {
  const { heading, level, page } = columns;
  return tx
    .select({ heading, level, page })
    .from(documentSections)
    .where(and(ofDocument(key), ne(documentSections.heading, ''), lte(documentSections.level, deepest)))
    .orderBy(asc(documentSections.ordinal))
    .limit(limit);
}

/**
 * Sections that have what is searched, best first; words in any of their forms, "in quotes" as a phrase, -without. What
 * matched is marked elsewhere: `ts_headline` takes minutes, or all memory, for a phrase in a long text.
 */
export async function searchSections(tx: Tx, key: DocumentKey, q: string, limit: number): Promise<StoredSection[]> {
  const query = sql`(websearch_to_tsquery('english', ${q}) || websearch_to_tsquery('simple', ${q}))`;
  return tx
    .select(columns)
    .from(documentSections)
    .where(and(ofDocument(key), sql`words @@ ${query}`))
    .orderBy(sql`ts_rank(words, ${query}, 1) desc`, asc(documentSections.ordinal))
    .limit(limit);
}

export interface HeadingFound {
  /** Place of the list of words that found it. */
  list: number;
  ordinal: number;
  heading: string;
  page: number | null;
}

/** For each list of words the section whose heading has one of them, in any of its forms; earlier words count more. */
export async function searchHeadings(
  tx: Tx,
  key: DocumentKey,
  wordLists: readonly (readonly string[])[],
): Promise<HeadingFound[]> {
  const pairs = wordLists.flatMap((words, list) => words.map((word) => ({ list, word })));
  const lists = sql.param(pairs.map(({ list }) => list));
  const words = sql.param(pairs.map(({ word }) => word));
  // A heading's words are those of weight A.
  const { rows } = await tx.execute<{ list: number; ordinal: number; heading: string; page: number | null }>(sql`
    with wanted as (
      select list, place, phraseto_tsquery('english', word) as query
      from unnest(${lists}::integer[], ${words}::text[]) with ordinality as pairs(list, word, place))
    select distinct on (wanted.list) wanted.list, s.ordinal, s.heading, s.page
    from wanted join document_sections s
      on s.company_id = ${key.companyId} and s.document_id = ${key.documentId}
      and ts_filter(s.words, '{a}') @@ wanted.query
    order by wanted.list, wanted.place, ts_rank(s.words, wanted.query) desc, s.ordinal`);
  return rows.map(({ list, ordinal, heading, page }) => ({ list, ordinal, heading, page }));
}

/** Sections that have the text as it stands, in any case: for what is no word, such as "§ 4" or the middle of one. */
export async function listSectionsContaining(
  tx: Tx,
  key: DocumentKey,
  text: string,
  limit: number,
): Promise<StoredSection[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return tx
    .select(columns)
    .from(documentSections)
    .where(
      and(
        ofDocument(key),
        sql`(${documentSections.heading} ilike ${pattern} or ${documentSections.body} ilike ${pattern})`,
      ),
    )
    .orderBy(asc(documentSections.ordinal))
    .limit(limit);
}
