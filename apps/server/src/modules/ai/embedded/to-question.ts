import { SURVEY_LIMITS, type CoreValue, type Question } from '@vela/domain';
import { END_LABELS, type BankItem } from '../item-bank/bank-item.ts';
import { pickWeighted, type Random } from './seeded-random.ts';

/** Longest part of a core value that is put into a question. */
const VALUE_LENGTH = 80;

export interface Filling {
  newId: () => string;
  coreValues: readonly CoreValue[];
  random: Random;
}

/** A bank item as a question of a survey, with the company's values in the places kept for them. */
export function toQuestion(item: BankItem, filling: Filling): Question {
  const ends = item.ends && END_LABELS[item.ends];
  return {
    _id: filling.newId(),
    text: textOf(item, filling),
    type: item.type,
    options: optionsOf(item, filling.coreValues),
    required: item.type !== 'text',
    category: item.category,
    aiGenerated: true,
    ...(item.ratingMax && { ratingMax: item.ratingMax }),
    ...(ends && { lowLabel: ends[0], highLabel: ends[1] }),
    ...(item.reverse && { reverse: true }),
    ...(item.allowOther && { allowOther: true }),
    ...(item.longText && { longText: true }),
    // The reason behind a recommendation is worth more than the number.
    ...(item.type === 'enps' && { allowComment: true }),
  };
}

/** Values as they can stand in a question: without quotation marks, none twice, important ones more likely. */
export function usableValues(coreValues: readonly CoreValue[]): CoreValue[] {
  const seen = new Set<string>();
  return coreValues.flatMap((coreValue) => {
    const value = coreValue.value
      .replace(/["“”„«»\p{Cc}\p{Surrogate}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const key = value.toLowerCase();
    if (value === '' || value.length > VALUE_LENGTH || seen.has(key)) return [];
    seen.add(key);
    return [{ ...coreValue, value }];
  });
}

function textOf(item: BankItem, { coreValues, random }: Filling): string {
  if (!item.text.includes('{value}')) return item.text;
  const weighted = coreValues.map((coreValue) => ({
    item: coreValue.value,
    weight: Math.max(1, coreValue.importance),
  }));
  const value = pickWeighted(weighted, random);
  if (value === undefined) throw new Error(`Item ${item.id} names a core value, but the company has none`);
  return item.text.replaceAll('{value}', () => value);
}

function optionsOf(item: BankItem, coreValues: readonly CoreValue[]): string[] {
  const own = [...(item.options ?? [])];
  if (!item.namesValues) return own;
  const taken = new Set(own.map((option) => option.toLowerCase()));
  const values = coreValues.map(({ value }) => value).filter((value) => !taken.has(value.toLowerCase()));
  return [...values.slice(0, SURVEY_LIMITS.options - own.length), ...own];
}
