import { OTHER_OPTION, valueRange, type Category, type Question, type RawAnswer } from '@vela/domain';
import type { Mood } from './company-plan.ts';
import { COMMENTS, type Sentiment } from './demo-comments.ts';
import type { Random } from './random.ts';

/** Somebody who answers: where they sit, and how much brighter or darker they see things than others. */
export interface Respondent {
  department: string;
  outlook: number;
}

const NOISE = 0.15;
const TEXT_SHARE = 0.38;
const COMMENT_SHARE = 0.08;
const NOT_APPLICABLE_SHARE = 0.04;
const OTHER_SHARE = 0.06;
const OTHERS = ['A bit of everything', 'Our old tooling', 'The search', 'It depends on the week'] as const;

export interface Asked {
  questions: readonly Question[];
  mood: Mood;
}

/** What one person would answer, as the respondent's page would send it. */
export function makeAnswers({ questions, mood }: Asked, respondent: Respondent, random: Random): RawAnswer[] {
  return questions.flatMap((question) => {
    const level = (category: Category) =>
      clamp(mood(category, respondent.department) + respondent.outlook + random.spread(NOISE), 0, 1);
    const answer = answerTo(question, level(question.category), random);
    return answer === null ? [] : [answer];
  });
}

function answerTo(question: Question, level: number, random: Random): RawAnswer | null {
  const { _id: questionId, category } = question;
  if (question.allowNotApplicable && random.chance(NOT_APPLICABLE_SHARE)) return { questionId, notApplicable: true };
  if (question.type === 'text') {
    return random.chance(TEXT_SHARE) ? { questionId, answer: commentOn(category, level, random) } : null;
  }
  const commented = question.allowComment === true && random.chance(COMMENT_SHARE);
  const comment = commented ? { comment: commentOn(category, level, random) } : {};
  return { questionId, ...valueOf(question, level, random), ...comment };
}

function valueOf(question: Question, level: number, random: Random): Pick<RawAnswer, 'answer' | 'other'> {
  const range = valueRange(question);
  if (range) {
    const favourable = question.reverse ? 1 - level : level;
    return { answer: String(Math.round(range.min + favourable * (range.max - range.min))) };
  }
  if (question.type === 'yes_no') return { answer: random.chance(0.15 + 0.8 * level) ? 'yes' : 'no' };
  return choiceOf(question, random);
}

/** Earlier options are chosen more often, as they are in life. */
function choiceOf(
  { options, allowMultiple, allowOther }: Question,
  random: Random,
): Pick<RawAnswer, 'answer' | 'other'> {
  if (allowOther && random.chance(OTHER_SHARE)) {
    return { answer: allowMultiple ? [OTHER_OPTION] : OTHER_OPTION, other: random.pick(OTHERS) };
  }
  const first = options[Math.floor(random.next() ** 1.6 * options.length)] ?? options[0];
  if (!allowMultiple) return { answer: first };
  return { answer: options.filter((option) => option === first || random.chance(0.25)) };
}

const commentOn = (category: Category, level: number, random: Random): string =>
  random.pick(COMMENTS[category][sentimentOf(level)]);

function sentimentOf(level: number): Sentiment {
  if (level >= 0.72) return 'positive';
  return level >= 0.48 ? 'mixed' : 'negative';
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
