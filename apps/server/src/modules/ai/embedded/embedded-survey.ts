import type { CoreValue } from '@vela/domain/company';
import { SURVEY_LIMITS, type Question, type SurveyType } from '@vela/domain/surveys';
import type { GeneratedSurvey, SurveyBrief } from '../ai-engine.ts';
import { END_LABELS, type BankItem, type DepartmentKind } from '../item-bank/bank-item.ts';
import { ITEM_BANK } from '../item-bank/item-bank.ts';
import { chooseItems, DRAFT_PLANS } from './choose-items.ts';
import { topicNamer, usableValues, valueNamer } from './nameable.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

const TITLES: Record<SurveyType, (brief: SurveyBrief) => string> = {
  onboarding_1week: (brief) => `Your first week ${placeOf(brief)}`,
  onboarding_60day: (brief) => `Your first 60 days ${placeOf(brief)}`,
  onboarding_90day: (brief) => `Your first 90 days ${placeOf(brief)}`,
  onboarding_6month: (brief) => `Six months ${placeOf(brief)}`,
  onboarding_1year: (brief) => `Your first year ${placeOf(brief)}`,
  monthly_pulse: (brief) => `${brief.department ?? 'Monthly'} Pulse, ${monthOf(brief)}`,
  milestone_survey: (brief) => `${prefix(brief)}Milestone Survey, ${monthOf(brief)}`,
  all_hands_followup: (brief) => `${prefix(brief)}All-Hands Follow-up, ${monthOf(brief)}`,
  custom: (brief) => `${brief.department ?? 'Employee'} Survey, ${monthOf(brief)}`,
};

const PURPOSES: Record<SurveyType, readonly [string, ...string[]]> = {
  onboarding_1week: [
    'Tell us how your start went, so that we can fix what is missing right away.',
    'Your first days are fresh in your mind: help us to see them through your eyes.',
  ],
  onboarding_60day: [
    'Two months in: tell us what works and where you need support.',
    'A short look at your first two months, so that the next ones go well.',
  ],
  onboarding_90day: [
    'Three months in: tell us how you have settled and what is still missing.',
    'Help us to learn from your first 90 days.',
  ],
  onboarding_6month: [
    'Half a year in: tell us how your role, your team and your workload suit you.',
    'A short look back at your first six months, and ahead to the next.',
  ],
  onboarding_1year: [
    'One year in: tell us what you found here and what you want from the next year.',
    'Look back at your first year and tell us what we should change.',
  ],
  monthly_pulse: [
    'A short check on how work {here} feels at the moment.',
    'How are things going? Your answers decide what {us} works on next.',
  ],
  milestone_survey: [
    'The milestone is behind us: what should {us} keep, and what should change?',
    'A short look back at the milestone while it is fresh.',
  ],
  all_hands_followup: [
    'What did you take from the all-hands, and what is still open?',
    'Help us to make the next all-hands more useful.',
  ],
  custom: ['Tell us how you see your work {here}.', 'Your view on working {here}, across the topics that matter most.'],
};

/** What departments of a kind are called, in the languages of the respondent's page. First match wins. */
const KINDS: readonly [DepartmentKind, RegExp][] = [
  ['engineering', /\b(?:engineer|develop|software|technology|tech|it\b|devops|platform|data|qa|r&d|technik|ingenier)/i],
  ['support', /\b(?:support|customer (?:success|service|care)|help ?desk|kundenservice|atención)/i],
  ['sales', /\b(?:sales|account|business development|vertrieb|ventas)/i],
  ['marketing', /\b(?:marketing|brand|communications|content|growth)/i],
  ['product', /\b(?:products?\b|producto\b|design|ux|research|produkt)/i],
  ['people', /\b(?:people|hr\b|human resources|talent|recruit|personal)/i],
  ['finance', /\b(?:financ|accounting|controlling|legal|finanz)/i],
  ['operations', /\b(?:operation|logistic|production|warehouse|facilit|supply|betrieb|operaciones)/i],
];

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

function surveyTitleOf(brief: SurveyBrief): string {
  return cut(TITLES[brief.surveyType](brief), SURVEY_LIMITS.title);
}

/** What the survey is for, and what it asks of people. Who sees the answers is said by the respondent's page. */
function surveyDescriptionOf(brief: SurveyBrief, random: SeededRandom): string {
  const purposes = PURPOSES[brief.surveyType];
  const purpose = purposes[Math.floor(random() * purposes.length)] ?? purposes[0];
  const us = brief.department ? `the ${brief.department} team` : brief.companyName;
  const words: Record<string, string> = { '{here}': `${brief.department ? 'in' : 'at'} ${us}`, '{us}': us };
  // In one go and by a function: a name such as "A$& {us}" is neither a replacement pattern nor a place to fill.
  const text = purpose.replace(/\{(?:here|us)\}/g, (place) => words[place] ?? place);
  return cut(text, SURVEY_LIMITS.description);
}

const placeOf = (brief: SurveyBrief): string =>
  brief.department ? `in ${brief.department}` : `at ${brief.companyName}`;

const prefix = (brief: SurveyBrief): string => (brief.department ? `${brief.department} ` : '');

const monthOf = ({ now, timeZone }: SurveyBrief): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone }).format(now);

/** At most so long, and never with half an emoji at the end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Surrogate}$/u, '');

/** The kind of a department by its name, or null where the name says nothing that the item bank knows. */
export function departmentKindOf(name: string | undefined): DepartmentKind | null {
  if (!name) return null;
  return KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
