import type { GeneratedSurvey, SurveyBrief } from '../ai-engine.ts';
import type { BankItem } from '../item-bank/bank-item.ts';
import { ITEM_BANK } from '../item-bank/item-bank.ts';
import { chooseItems } from './choose-items.ts';
import { departmentKindOf } from './department-kind.ts';
import { topicNamer, usableValues, valueNamer } from './nameable.ts';
import { seededRandom } from './seeded-random.ts';
import { DRAFT_PLANS } from './draft-plans.ts';
import { toQuestion } from './to-question.ts';
import { descriptionOf, titleOf } from './word-survey.ts';

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
  return { title: titleOf(brief), description: descriptionOf(brief, random), questions };
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
