import type { CoreValue } from '@vela/domain/company';
import type { BriefTopic } from '../ai-engine.ts';
import { pickWeighted, type SeededRandom } from './seeded-random.ts';

/** Longest part of a core value that is put into a question. */
const VALUE_LENGTH = 80;

/** Quotation marks, and what would turn the rest of a question around. */
const NOT_QUOTED = /["“”„«»\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu;

/** Values as they can stand in a question: without quotation marks, none twice, important ones more likely. */
export function usableValues(coreValues: readonly CoreValue[]): CoreValue[] {
  const seen = new Set<string>();
  return coreValues.flatMap((coreValue) => {
    const value = coreValue.value.replace(NOT_QUOTED, ' ').replace(/\s+/g, ' ').trim();
    const key = value.toLowerCase();
    if (value === '' || value.length > VALUE_LENGTH || seen.has(key)) return [];
    seen.add(key);
    return [{ ...coreValue, value }];
  });
}

interface Naming {
  recentQuestionTexts: readonly string[];
  random: SeededRandom;
}

/** Names core values, important ones first; those that the latest surveys have named come after the others. */
export const valueNamer = (coreValues: readonly CoreValue[], naming: Naming) =>
  namer(
    // Squared, so that the most important ones come first nearly always and the others have their turn.
    coreValues.map(({ value, importance }) => ({ item: value, weight: Math.max(1, importance) ** 2 })),
    naming,
  );

/** Names subjects of the handbook, chapters sooner than their parts, each again only after all others. */
export const topicNamer = (topics: readonly BriefTopic[], naming: Naming) =>
  namer(
    topics.map(({ heading, level }) => ({ item: heading, weight: level <= 1 ? 2 : 1 })),
    naming,
  );

function namer(entries: { item: string; weight: number }[], { recentQuestionTexts, random }: Naming) {
  const recent = recentQuestionTexts.map((text) => text.toLowerCase());
  const askedAt = ({ item }: { item: string }) => {
    const place = recent.findIndex((text) => text.includes(`"${item.toLowerCase()}"`));
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  const named = new Set<string>();
  return (): string | undefined => {
    const others = entries.filter(({ item }) => !named.has(item));
    const left = others.length > 0 ? others : entries;
    // The latest texts come first: the highest place is the longest ago.
    const longestAgo = Math.max(...left.map(askedAt));
    const name = pickWeighted(
      left.filter((entry) => askedAt(entry) === longestAgo),
      random,
    );
    if (name !== undefined) named.add(name);
    return name;
  };
}
