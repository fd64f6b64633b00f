import type { Tx } from '@vela/db';
import { handbookTopicOf } from '@vela/domain';
import { listSectionStarts, searchHeadings } from './document-sections-store.ts';
import { findInForce, listNamesAmong } from './documents-store.ts';

export interface HandbookTopic {
  /** As it can stand in a question, without its number. */
  heading: string;
  level: number;
  page: number | null;
  /** First sentences of what stands under it. */
  excerpt: string;
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
const EXCERPT_LENGTH = 240;

/** Subjects of the handbook in force that people can be asked about; none where there is no handbook. */
export async function listHandbookTopics(tx: Tx, companyId: string): Promise<HandbookTopic[]> {
  const document = await findInForce(tx, companyId);
  if (document === null) return [];
  const key = { companyId, documentId: document.id };
  const sections = await listSectionStarts(tx, key, { deepest: DEEPEST, limit: MOST_HEADINGS });
  const seen = new Set<string>();
  const topics = sections.flatMap(({ heading, level, page, start }): HandbookTopic[] => {
    const topic = handbookTopicOf(heading);
    if (topic === null || seen.has(topic.toLowerCase())) return [];
    seen.add(topic.toLowerCase());
    return [{ heading: topic, level, page, excerpt: excerptOf(start) }];
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
  return wordLists.map((_words, index) => {
    const section = found.find(({ list }) => list === index);
    const topic = section && handbookTopicOf(section.heading);
    return section && topic ? { ordinal: section.ordinal, heading: topic, page: section.page } : null;
  });
}

/** A heading with the name of somebody who works here is no subject. */
async function withoutPeople(tx: Tx, companyId: string, topics: HandbookTopic[]): Promise<HandbookTopic[]> {
  const pairs = (heading: string) => {
    const words = heading.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
    return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  };
  const names = await listNamesAmong(tx, companyId, [...new Set(topics.flatMap(({ heading }) => pairs(heading)))]);
  return topics.filter(({ heading }) => pairs(heading).every((pair) => !names.has(pair)));
}

/** Whole sentences while they fit; the start of the first where even that is too long. */
function excerptOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= EXCERPT_LENGTH) return flat;
  const cut = flat.slice(0, EXCERPT_LENGTH);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 0
    ? cut.slice(0, end + 1)
    : `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))} …`.replace(/\p{Surrogate}/gu, '');
}
