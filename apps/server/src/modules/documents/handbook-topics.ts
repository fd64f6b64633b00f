import type { Tx } from '@vela/db';
import { handbookTopicOf } from '@vela/domain/documents';
import { listHeadings, searchHeadings } from './document-sections-store.ts';
import { findInForce, listNamesAmong } from './documents-store.ts';

export interface HandbookTopic {
  /** As it can stand in a question, without its number. */
  heading: string;
  level: number;
  page: number | null;
}

/** Where the handbook speaks of something. */
export interface HandbookPassage {
  ordinal: number;
  heading: string;
  page: number | null;
}

/** Chapters and their parts; what lies deeper is detail. */
const DEEPEST = 2;
const MOST_HEADINGS = 300;

/** Subjects of the handbook in force that people can be asked about; none where there is no handbook. */
export async function listHandbookTopics(tx: Tx, companyId: string): Promise<HandbookTopic[]> {
  const document = await findInForce(tx, companyId);
  if (document === null) return [];
  const key = { companyId, documentId: document.id };
  const sections = await listHeadings(tx, key, { deepest: DEEPEST, limit: MOST_HEADINGS });
  const seen = new Set<string>();
  const topics = sections.flatMap(({ heading, level, page }): HandbookTopic[] => {
    const topic = handbookTopicOf(heading);
    if (topic === null || seen.has(topic.toLowerCase())) return [];
    seen.add(topic.toLowerCase());
    return [{ heading: topic, level, page }];
  });
  return withoutPeople(tx, companyId, topics);
}

/** For each list of words the section that is about one of them by its heading; null where none is. */
export async function findHandbookSections(
  tx: Tx,
  companyId: string,
  wordLists: readonly (readonly string[])[],
): Promise<(HandbookPassage | null)[]> {
  const document = await findInForce(tx, companyId);
  if (document === null) return wordLists.map(() => null);
  const found = await searchHeadings(tx, { companyId, documentId: document.id }, wordLists);
  const subjects = found.flatMap(({ list, ordinal, heading, page }) => {
    const topic = handbookTopicOf(heading);
    return topic === null ? [] : [{ list, passage: { ordinal, heading: topic, page }, heading: topic }];
  });
  const named = await withoutPeople(tx, companyId, subjects);
  return wordLists.map((_words, index) => named.find(({ list }) => list === index)?.passage ?? null);
}

/** A heading with the name of somebody who works here is no subject. */
async function withoutPeople<T extends { heading: string }>(tx: Tx, companyId: string, topics: T[]): Promise<T[]> {
  const pairs = (heading: string) => {
    const words = heading.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
    return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  };
  const names = await listNamesAmong(tx, companyId, [...new Set(topics.flatMap(({ heading }) => pairs(heading)))]);
  return topics.filter(({ heading }) => pairs(heading).every((pair) => !names.has(pair)));
}
