import { OTHER_OPTION, valueRange, type Category, type Question, type RawAnswer } from '@vela/domain/surveys';
import type { Mood, Talk } from './company-plan.ts';
import { COMMENTS, type Sentiment } from './demo-comments.ts';
import type { DemoRandom } from './demo-random.ts';

/** Somebody who answers: where they sit, and how much brighter or darker they see things than others. */
export interface Respondent {
  department: string;
  outlook: number;
}

const NOISE = 0.15;
const TEXT_SHARE = 0.5;
const COMMENT_SHARE = 0.08;
const NOT_APPLICABLE_SHARE = 0.04;
const OTHER_SHARE = 0.06;
const OTHERS = ['A bit of everything', 'Our old tooling', 'The search', 'It depends on the week'] as const;

export interface Asked {
  questions: readonly Question[];
  mood: Mood;
  talk: Talk | null;
  /** What others have written: nobody repeats it as long as there is something else to say. */
  said: Set<string>;
}

/** What one person would answer, as the respondent's page would send it. */
export function makeDemoAnswers(asked: Asked, respondent: Respondent, random: DemoRandom): RawAnswer[] {
  const { questions, mood } = asked;
  return questions.flatMap((question) => {
    const level = (category: Category) =>
      clamp(mood(category, respondent.department) + respondent.outlook + random.spread(NOISE), 0, 1);
    const answer = answerTo(question, { ...asked, level: level(question.category) }, random);
    return answer === null ? [] : [answer];
  });
}

type Saying = Pick<Asked, 'talk' | 'said'> & { level: number };

function answerTo(question: Question, saying: Saying, random: DemoRandom): RawAnswer | null {
  const { _id: questionId } = question;
  if (question.allowNotApplicable && random.chance(NOT_APPLICABLE_SHARE)) return { questionId, notApplicable: true };
  if (question.type === 'text') {
    return random.chance(TEXT_SHARE) ? { questionId, answer: textOn(question, saying, random) } : null;
  }
  const commented = question.allowComment === true && random.chance(COMMENT_SHARE);
  const comment = commented ? { comment: commentOn(question, saying, random) } : {};
  return { questionId, ...valueOf(question, saying.level, random), ...comment };
}

function valueOf(question: Question, level: number, random: DemoRandom): Pick<RawAnswer, 'answer' | 'other'> {
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
  random: DemoRandom,
): Pick<RawAnswer, 'answer' | 'other'> {
  if (allowOther && random.chance(OTHER_SHARE)) {
    return { answer: allowMultiple ? [OTHER_OPTION] : OTHER_OPTION, other: random.pick(OTHERS) };
  }
  const first = options[Math.floor(random.next() ** 1.6 * options.length)] ?? options[0];
  if (!allowMultiple) return { answer: first };
  return { answer: options.filter((option) => option === first || random.chance(0.25)) };
}

/** What is on everybody's mind is written wherever there is room. */
function textOn(question: Question, saying: Saying, random: DemoRandom): string {
  const { talk, said } = saying;
  const isTalk = talk !== null && question.category === talk.category && random.chance(talk.share);
  return isTalk ? pickUnsaid(talk.comments, said, random) : commentOn(question, saying, random);
}

const commentOn = ({ category }: Question, { level, said }: Saying, random: DemoRandom): string =>
  pickUnsaid(COMMENTS[category][sentimentOf(level)], said, random);

function pickUnsaid(comments: readonly string[], said: Set<string>, random: DemoRandom): string {
  const unsaid = comments.filter((comment) => !said.has(comment));
  const picked = random.pick(unsaid.length > 0 ? unsaid : comments);
  said.add(picked);
  return picked;
}

function sentimentOf(level: number): Sentiment {
  if (level >= 0.72) return 'positive';
  return level >= 0.48 ? 'mixed' : 'negative';
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
