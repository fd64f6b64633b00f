import type { CoreValue } from '@vela/domain/company';
import { SURVEY_LIMITS, type Question } from '@vela/domain/surveys';
import type { GeneratedSurvey, SurveyBrief } from '../ai-engine.ts';
import { END_LABELS, type BankItem } from '../item-bank/bank-item.ts';
import { ITEM_BANK } from '../item-bank/item-bank.ts';
import { chooseItems } from './choose-items.ts';
import { departmentKindOf } from './department-kind.ts';
import { DRAFT_PLANS } from './draft-plans.ts';
import { topicNamer, usableValues, valueNamer } from './nameable.ts';
import { seededRandom } from './seeded-random.ts';
import { surveyDescriptionOf, surveyTitleOf } from './word-survey.ts';

/** A survey from the item bank. The same seed and ids give the same survey. */
export function embeddedSurvey(brief: SurveyBrief, seed: string, newId: () => string): GeneratedSurvey {
  const random = seededRandom(seed);
  const coreValues = usableValues(brief.coreValues);
  const naming = { recentQuestionTexts: brief.recentQuestionTexts, random };
  const nextValue = valueNamer(coreValues, naming);
  const nextTopic = topicNamer(brief.handbookTopics, naming);
  const items = chooseItems({
    bank: ITEM_BANK,
    plan: DRAFT_PLANS[brief.surveyType],
    departmentKind: departmentKindOf(brief.department),
    valueCount: coreValues.length,
    hasTopics: brief.handbookTopics.length > 0,
    wasAsked: askedLately(brief.recentQuestionTexts),
    random,
  });
  const questions = items.map((item) => toQuestion(item, { newId, coreValues, nextValue, nextTopic }));
  return { title: surveyTitleOf(brief), description: surveyDescriptionOf(brief, random), questions };
}

function askedLately(texts: readonly string[]): (item: BankItem) => boolean {
  const asked = new Set(texts.map(textKey));
  const askedIds = new Set(ITEM_BANK.filter((item) => asked.has(textKey(item.text))).map((item) => item.id));
  return (item) => askedIds.has(item.id);
}

/** What stands in quotation marks is a filled-in value: the item around it was asked all the same. */
const textKey = (text: string): string =>
  (
    text
      .replace(/"[^"]*"/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).join(' ');

interface Filling {
  newId: () => string;
  coreValues: readonly CoreValue[];
  /** What to name next; each call gives another one as long as there are others. */
  nextValue: () => string | undefined;
  nextTopic: () => string | undefined;
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

function textOf(item: BankItem, { nextValue, nextTopic }: Filling): string {
  const fill = (text: string, place: string, next: () => string | undefined) => {
    if (!text.includes(place)) return text;
    const name = next();
    if (name === undefined) throw new Error(`Item ${item.id} has a ${place}, but there is nothing to name`);
    // A function, because a name such as "A$& Co" would be read as a replacement pattern.
    return text.replaceAll(place, () => name);
  };
  return fill(fill(item.text, '{value}', nextValue), '{topic}', nextTopic);
}

function optionsOf(item: BankItem, coreValues: readonly CoreValue[]): string[] {
  const own = [...(item.options ?? [])];
  if (!item.namesValues) return own;
  const taken = new Set(own.map((option) => option.toLowerCase()));
  const values = coreValues.map(({ value }) => value).filter((value) => !taken.has(value.toLowerCase()));
  return [...values.slice(0, SURVEY_LIMITS.options - own.length), ...own];
}
