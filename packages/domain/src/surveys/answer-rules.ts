import { SURVEY_MESSAGES, SURVEY_LIMITS } from './messages.ts';
import type { Problem } from './question-rules.ts';
import { OTHER_OPTION, valueRange, type Answer, type AskedQuestion, wholeNumberIn } from './question-types.ts';
import { isQuestionShown } from './show-if.ts';
import { toStorableText } from './storable-text.ts';

/** An answer as it arrives. A missing, null or blank answer and an empty list all mean "left out". */
export interface RawAnswer {
  questionId: string;
  answer?: string | number | readonly (string | number)[] | null | undefined;
  notApplicable?: boolean | undefined;
  comment?: string | null | undefined;
  other?: string | null | undefined;
}

export interface AnswerProblem extends Problem {
  questionId: string;
}

export type CheckedAnswers = { ok: true; answers: Answer[] } | { ok: false; problems: AnswerProblem[] };

type Checked = { answer: Answer | null } | { problem: Problem };

/**
 * Turns what was sent into what is stored, in the order of the questions, or says everything that is wrong with it.
 * Answers to questions that a condition hides are dropped: the respondent may have gone back and changed the reason.
 */
export function checkAnswers(questions: readonly AskedQuestion[], rawAnswers: readonly RawAnswer[]): CheckedAnswers {
  const rawById = new Map(rawAnswers.map((raw) => [raw.questionId, raw]));
  const problems = problemsOfIds(questions, rawAnswers);
  const given = new Map<string, Answer>();
  for (const question of questions) {
    if (!isQuestionShown(question, given)) continue;
    const checked = checkAnswer(question, rawById.get(question._id));
    if ('problem' in checked) problems.push({ questionId: question._id, ...checked.problem });
    else if (checked.answer) given.set(question._id, checked.answer);
    else if (question.required) {
      problems.push({ questionId: question._id, path: 'answer', message: SURVEY_MESSAGES.answerRequired });
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers: [...given.values()] };
}

function problemsOfIds(questions: readonly AskedQuestion[], rawAnswers: readonly RawAnswer[]): AnswerProblem[] {
  const asked = new Set(questions.filter((question) => !question.hidden).map((question) => question._id));
  const seen = new Set<string>();
  const problems: AnswerProblem[] = [];
  for (const { questionId } of rawAnswers) {
    if (!asked.has(questionId)) {
      problems.push({ questionId, path: 'questionId', message: 'This survey does not ask this question' });
    } else if (seen.has(questionId)) {
      problems.push({ questionId, path: 'questionId', message: 'This question is answered twice' });
    }
    seen.add(questionId);
  }
  return problems;
}

/** One answer for a question that is shown; null where it was left out. */
function checkAnswer(question: AskedQuestion, raw: RawAnswer | undefined): Checked {
  if (!raw) return { answer: null };
  const hasValue = !isLeftOut(raw.answer);
  const problem = problemOfExtras(question, raw, hasValue);
  if (problem) return { problem };
  const words = answerText(raw.comment);
  const comment = words === null ? {} : { comment: words };
  if (raw.notApplicable) {
    return { answer: { questionId: question._id, answer: null, notApplicable: true, ...comment } };
  }
  if (!hasValue) return { answer: null };
  const value = checkValue(question, raw);
  if ('problem' in value) return value;
  return { answer: { questionId: question._id, ...value, ...comment } };
}

function isLeftOut(answer: RawAnswer['answer']): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return typeof answer === 'object' && answer.length === 0;
}

function problemOfExtras(question: AskedQuestion, raw: RawAnswer, hasValue: boolean): Problem | null {
  const comment = problemOfComment(question, raw.comment);
  if (comment) return comment;
  if (raw.notApplicable && !question.allowNotApplicable) {
    return { path: 'notApplicable', message: 'This question cannot be answered with "Not applicable"' };
  }
  if (raw.notApplicable && (hasValue || answerText(raw.other) !== null)) {
    return { path: 'notApplicable', message: 'Please give an answer or choose "Not applicable", not both' };
  }
  if (!raw.notApplicable && !hasValue && answerText(raw.comment) !== null) {
    return { path: 'answer', message: 'Please answer the question that you commented on' };
  }
  return null;
}

function problemOfComment(question: AskedQuestion, raw: RawAnswer['comment']): Problem | null {
  const comment = answerText(raw);
  if (comment === null) return null;
  if (!question.allowComment) return { path: 'comment', message: 'This question takes no comment' };
  return problemOfAnswerText('comment', comment);
}

type Value = Pick<Answer, 'answer' | 'other'> | { problem: Problem };

function checkValue(question: AskedQuestion, raw: RawAnswer): Value {
  const range = valueRange(question);
  if (question.type !== 'multiple_choice' && answerText(raw.other) !== null) {
    return refused('This question has no "Other"', 'other');
  }
  if (range) return numberValue(raw.answer, range);
  switch (question.type) {
    case 'yes_no':
      return raw.answer === 'yes' || raw.answer === 'no'
        ? { answer: raw.answer }
        : refused('Please answer with yes or no');
    case 'multiple_choice':
      return choiceValue(question, raw);
    default:
      return textValue(raw.answer);
  }
}

function numberValue(answer: RawAnswer['answer'], range: { min: number; max: number }): Value {
  const value = typeof answer === 'string' || typeof answer === 'number' ? wholeNumberIn(answer, range) : null;
  return value === null ? refused(`Please choose a whole number from ${range.min} to ${range.max}`) : { answer: value };
}

function choiceValue(question: AskedQuestion, { answer, other }: RawAnswer): Value {
  const isList = typeof answer === 'object' && answer !== null;
  if (isList && !question.allowMultiple) return refused('Please choose one option only');
  const chosen = new Set((isList ? answer : [answer]).map(String));
  const options = question.allowOther ? [...question.options, OTHER_OPTION] : question.options;
  // In the order of the options, so that the order of clicking tells nothing.
  const values = options.filter((option) => chosen.has(option));
  if (values.length !== chosen.size) return refused('Please choose from the options of this question');
  const words = checkOther(chosen.has(OTHER_OPTION), other);
  if ('problem' in words) return words;
  const [first] = values;
  return { answer: question.allowMultiple || first === undefined ? values : first, ...words };
}

function checkOther(chosen: boolean, raw: RawAnswer['other']): { other?: string } | { problem: Problem } {
  const other = answerText(raw);
  if (!chosen) return other === null ? {} : refused('Please choose "Other" to add words of your own', 'other');
  if (other === null) return refused('Please say what "Other" stands for', 'other');
  const problem = problemOfAnswerText('other', other);
  return problem ? { problem } : { other };
}

function textValue(answer: RawAnswer['answer']): Value {
  if (typeof answer !== 'string' && !Number.isFinite(answer)) return refused('Please answer with a text');
  const text = answerText(String(answer));
  const problem = problemOfAnswerText('answer', text);
  return problem ? { problem } : { answer: text };
}

const refused = (message: string, path = 'answer'): { problem: Problem } => ({ problem: { path, message } });

/**
 * A text as it is stored: trimmed, or null where it is blank. What the database can't hold becomes the replacement
 * character: refusing would leave a respondent alone with a character that no screen shows.
 */
function answerText(raw: string | null | undefined): string | null {
  const text = toStorableText(raw ?? '').trim();
  return text === '' ? null : text;
}

function problemOfAnswerText(path: string, text: string | null): Problem | null {
  if (text === null || text.length <= SURVEY_LIMITS.answerText) return null;
  const limit = SURVEY_LIMITS.answerText.toLocaleString('en-US');
  return { path, message: `Please use at most ${limit} characters` };
}
