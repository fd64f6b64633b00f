import {
  ABSOLUTE,
  BOTH_PARTS_ONE_THING,
  CLOSED_START,
  ENGLISH_WORDS,
  JARGON,
  LEADING,
  LOADED_WORDS,
  NEGATIONS,
  NEGATIVE_WORDS,
} from './item-linter-words.ts';
import type { Question, QuestionType } from './question-types.ts';

export type LintRule =
  | 'double_barrelled'
  | 'leading'
  | 'loaded'
  | 'double_negative'
  | 'absolute'
  | 'too_long'
  | 'jargon'
  | 'wrong_form'
  | 'duplicate';

export interface LintWarning {
  rule: LintRule;
  message: string;
}

export interface QuestionLintWarning extends LintWarning {
  questionId: string;
  index: number;
}

const LONGEST_ITEM = 25;
/** Shared words of all words of two items from which on they ask the same. Found by trying it on the item bank. */
const SAME_ITEM = 0.8;

/**
 * What makes an item hard to answer honestly. Advice for authors, so a rule stays silent when in doubt; only English
 * wording is judged, apart from length. Names in quotation marks are not wording.
 */
export function lintItem(text: string, type: QuestionType): LintWarning[] {
  const wording = text.replace(/["“„«][^"”“»]*["”“»]/g, 'X').replace(/[’‘]/g, "'");
  const words = wordsOf(wording);
  const warnings: LintWarning[] = [];
  if (words.length > LONGEST_ITEM) {
    warnings.push({ rule: 'too_long', message: `Shorten this to at most ${LONGEST_ITEM} words.` });
  }
  if (!isEnglish(words)) return warnings;
  for (const rule of RULES) {
    const message = rule.check(wording, words, type);
    if (message !== null) warnings.push({ rule: rule.rule, message });
  }
  return warnings;
}

/** The warnings of every question of a survey, and questions that ask what an earlier one asks. */
export function lintItems(questions: readonly Pick<Question, '_id' | 'text' | 'type'>[]): QuestionLintWarning[] {
  return questions.flatMap((question, index) => {
    const warnings = lintItem(question.text, question.type);
    const twin = questions.slice(0, index).find((earlier) => asksTheSame(earlier.text, question.text));
    if (twin) warnings.push({ rule: 'duplicate', message: `This asks the same as "${twin.text}".` });
    return warnings.map((warning) => ({ ...warning, questionId: question._id, index }));
  });
}

/** Whether two items ask the same, up to small words and word order. */
export function asksTheSame(left: string, right: string): boolean {
  const a = new Set(wordsOf(left));
  const b = new Set(wordsOf(right));
  if (a.size === 0 || b.size === 0) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared) >= SAME_ITEM;
}

interface Rule {
  rule: LintRule;
  /** The advice, or null where the item is fine. */
  check: (wording: string, words: readonly string[], type: QuestionType) => string | null;
}

const RULES: readonly Rule[] = [
  {
    rule: 'double_barrelled',
    check: (wording) => (asksTwoThings(wording) ? 'Ask one thing at a time: split this into two questions.' : null),
  },
  {
    rule: 'leading',
    check: (wording) =>
      LEADING.some((pattern) => pattern.test(wording)) ? 'Let people decide: ask without hinting at the answer.' : null,
  },
  {
    rule: 'loaded',
    check: (_wording, words) => found(words, LOADED_WORDS, (word) => `Use a neutral word instead of "${word}".`),
  },
  {
    rule: 'double_negative',
    check: (_wording, words) =>
      negationsIn(words) >= 2 ? 'Say it without two negations, so that agreeing has one meaning.' : null,
  },
  {
    rule: 'absolute',
    check: (wording) => {
      const match = ABSOLUTE.exec(wording);
      return match ? `Avoid "${match[0].toLowerCase()}": hardly anything is, so people can only disagree.` : null;
    },
  },
  {
    rule: 'jargon',
    check: (wording) => {
      const match = JARGON.exec(wording);
      return match ? `Use an everyday word instead of "${match[0].toLowerCase()}".` : null;
    },
  },
  {
    rule: 'wrong_form',
    check: wrongForm,
  },
];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

function isEnglish(words: readonly string[]): boolean {
  const known = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  return known > 0 && known / words.length >= 0.2;
}

function asksTwoThings(wording: string): boolean {
  if ((wording.match(/\?/g) ?? []).length > 1) return true;
  let rest = wording;
  for (const pattern of BOTH_PARTS_ONE_THING) rest = rest.replace(pattern, ' ');
  return /\b(?:and|or|as well as)\b|\s&\s|[a-z]\/[a-z]/i.test(rest);
}

function found(words: readonly string[], list: ReadonlySet<string>, say: (word: string) => string): string | null {
  const word = words.find((candidate) => list.has(candidate));
  return word === undefined ? null : say(word);
}

function negationsIn(words: readonly string[]): number {
  const negations = words.filter((word) => NEGATIONS.has(word) || word.endsWith("n't")).length;
  // "unclear" alone is one plain word; with a "not" it has to be turned round twice.
  return negations === 0 ? 0 : negations + words.filter((word) => NEGATIVE_WORDS.has(word)).length;
}

function wrongForm(wording: string, _words: readonly string[], type: QuestionType): string | null {
  const trimmed = wording.trim();
  if (type === 'scale' && trimmed.endsWith('?')) {
    return 'An agreement scale needs a statement, such as "I know what is expected of me."';
  }
  if (type === 'text' && CLOSED_START.test(trimmed) && !/\bany(?:thing|one)?\b/i.test(trimmed)) {
    return 'People can answer this with yes or no: start with "What" or "How", or use a Yes / No question.';
  }
  return null;
}
