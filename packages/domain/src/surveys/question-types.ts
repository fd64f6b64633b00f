import type { Category } from './survey-types.ts';

/** Decimal digits without sign, leading zero, space, fraction or exponent: one spelling for each value. */
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,5})$/;

export const QUESTION_TYPES = ['rating', 'multiple_choice', 'yes_no', 'text', 'scale', 'enps'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTION_TYPE_LABELS: Record<QuestionType, string> = {
  rating: 'Rating',
  multiple_choice: 'Multiple choice',
  yes_no: 'Yes / No',
  text: 'Text',
  scale: 'Agreement scale',
  enps: 'eNPS (0-10)',
};

export const SHOW_IF_OPERATORS = ['is', 'is_not', 'at_least', 'at_most'] as const;
export type ShowIfOperator = (typeof SHOW_IF_OPERATORS)[number];

/** The question is asked only if an earlier question's answer fulfils this. */
export interface ShowIf {
  questionId: string;
  operator: ShowIfOperator;
  value: string;
}

export interface Question {
  /** Stable through edits, reordering and new versions. */
  _id: string;
  text: string;
  type: QuestionType;
  /** Texts of a multiple_choice question, empty for every other type. */
  options: string[];
  required: boolean;
  category: Category;
  aiGenerated: boolean;
  helpText?: string | undefined;
  /** Top of a rating scale that starts at 1. Default 5. */
  ratingMax?: 5 | 10 | undefined;
  /** Words at the ends of a rating or enps scale. */
  lowLabel?: string | undefined;
  highLabel?: string | undefined;
  /** multiple_choice: several options may be chosen. */
  allowMultiple?: boolean | undefined;
  /** multiple_choice: a last option "Other" with a text of one's own. */
  allowOther?: boolean | undefined;
  /** text: a large field instead of one line. */
  longText?: boolean | undefined;
  allowNotApplicable?: boolean | undefined;
  /** A comment may stand beside the chosen value. */
  allowComment?: boolean | undefined;
  /** Agreement is unfavourable: the score is turned round. */
  reverse?: boolean | undefined;
  showIf?: ShowIf | undefined;
  /** No longer asked, kept because it has answers. */
  hidden?: boolean | undefined;
  /** The question of the first run of the series that this one was copied from, over however many copies. */
  origin?: string | undefined;
}

/** What a respondent's page knows of a question: all that asking and checking need, nothing of how it is scored. */
export type AskedQuestion = Omit<Question, 'category' | 'aiGenerated' | 'reverse' | 'origin'>;

const DEFAULT_RATING_MAX = 5;
/** Labels of the agreement scale, from value "1" to value "5". */
export const SCALE_LABELS = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree'] as const;
/** The value that an answer carries when "Other" was chosen; the text stands in `other`. */
export const OTHER_OPTION = '__other__';

/** Lowest and highest value of a question answered by a whole number; null for the other types. */
export function valueRange(question: Pick<Question, 'type' | 'ratingMax'>): { min: number; max: number } | null {
  switch (question.type) {
    case 'rating':
      return { min: 1, max: question.ratingMax ?? DEFAULT_RATING_MAX };
    case 'scale':
      return { min: 1, max: 5 };
    case 'enps':
      return { min: 0, max: 10 };
    case 'yes_no':
    case 'multiple_choice':
    case 'text':
      return null;
  }
}

/** An answer as it is stored and read: normalised, valid for its question. */
export interface Answer {
  questionId: string;
  /** "4", "yes", an option's text or free text; a list where several may be chosen; null when not applicable. */
  answer: string | string[] | null;
  notApplicable?: true | undefined;
  comment?: string | undefined;
  /** The text behind OTHER_OPTION. */
  other?: string | undefined;
}

/** The one spelling of a whole number inside a range, or null for anything else. */
export function wholeNumberIn(raw: string | number, range: { min: number; max: number }): string | null {
  if (typeof raw === 'string' && !WHOLE_NUMBER.test(raw)) return null;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < range.min || value > range.max) return null;
  return String(value);
}
