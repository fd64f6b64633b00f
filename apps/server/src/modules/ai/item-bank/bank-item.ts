import type { Category, QuestionType } from '@vela/domain/surveys';

/** When an item fits: any time, a stage of the first year, or after an event. */
export type Occasion = 'general' | 'week_1' | 'day_60' | 'day_90' | 'month_6' | 'year_1' | 'milestone' | 'all_hands';

export type DepartmentKind =
  'engineering' | 'sales' | 'support' | 'marketing' | 'product' | 'people' | 'finance' | 'operations';

/** One question that generation can choose. Own wording throughout; nothing comes from a published questionnaire. */
export interface BankItem {
  id: string;
  category: Category;
  occasion: Occasion;
  /** What the item is about more narrowly: a survey asks a family once, and the next one prefers other families. */
  family: string;
  type: QuestionType;
  /** `{value}` stands for one of the company's core values, `{topic}` for a subject of its handbook. */
  text: string;
  options?: readonly string[];
  ends?: keyof typeof END_LABELS;
  ratingMax?: 10;
  /** Agreement is unfavourable. */
  reverse?: true;
  allowOther?: true;
  longText?: true;
  /** The company's core values are put before the options. */
  namesValues?: true;
  /** Asked of this kind of department alone. */
  department?: DepartmentKind;
}

/** Words at the two ends of a scale. */
export const END_LABELS = {
  satisfaction: ['Very dissatisfied', 'Very satisfied'],
  quality: ['Very poorly', 'Very well'],
  usefulness: ['Not useful', 'Very useful'],
  clarity: ['Not clear', 'Very clear'],
  motivation: ['Not motivated', 'Very motivated'],
  load: ['Not manageable', 'Easily manageable'],
  length: ['Not well', 'Very well'],
  likelihood: ['Not at all likely', 'Extremely likely'],
} as const satisfies Record<string, readonly [string, string]>;
