import type { PublicQuestion, ResponseBody } from '@vela/contract';
import type { AnswerProblem } from '@vela/domain/surveys';
import { problemsOfDrafts, type Problems } from '../answers/answer-problems.ts';
import { askedQuestions, positionAt, type Draft, type Drafts } from '../answers/drafts.ts';
import { initialLink, answeringWay, type LinkState } from '../invitation/personal-link.ts';
import type { PageData } from '../page-data.ts';
import type { SignedIn } from '../sending/survey-calls.ts';

/** Why there is nothing to answer (any more). */
export type Notice =
  | 'not_open'
  | 'closed'
  | 'unknown'
  | 'trouble'
  | 'already_answered'
  | 'already_arrived'
  | 'refused'
  | 'link_needed'
  | 'link_unknown'
  | 'link_used'
  | 'key_mismatch'
  | 'token_refused';

/** Answers that could not be handed in and can still be copied. */
export interface Unsent {
  questions: PublicQuestion[];
  drafts: Drafts;
}

export type View =
  | { kind: 'answering' }
  | { kind: 'sending'; waitingFor: 'connection' | 'server' | null }
  | { kind: 'done' }
  | { kind: 'notice'; notice: Notice; unsent: Unsent | null; erased: boolean };

export interface SessionState {
  view: View;
  /** False until the script has taken over what the server wrote. */
  ready: boolean;
  drafts: Drafts;
  currentId: string | null;
  problems: Problems;
  /** What the server said about an answer, in its own words. */
  refusals: Readonly<Record<string, string>>;
  /** Count what focus follows: turned pages, and attempts to turn one that failed. */
  turns: number;
  stops: number;
  /** Whether answers outlive the page; null until known. */
  lasting: boolean | null;
  signedIn: SignedIn | null;
  /** Of a survey for invited people; null on an open link. */
  link: LinkState | null;
  /** What went out, to the letter, while this page is open. */
  sent: ResponseBody | null;
}

/** What the server renders and the browser starts from. */
export function initialState({ state }: PageData): SessionState {
  const nothingAsked = state.kind === 'survey' && askedQuestions(state.survey.questions, {}).length === 0;
  const notice = state.kind !== 'survey' ? state.kind : nothingAsked ? 'not_open' : null;
  return {
    view: notice === null ? { kind: 'answering' } : noticeView(notice),
    ready: false,
    drafts: {},
    currentId: null,
    problems: {},
    refusals: {},
    turns: 0,
    stops: 0,
    lasting: null,
    signedIn: null,
    // Whether the context is secure is known in the browser alone; the server writes what is usual.
    link: state.kind === 'survey' && state.survey.invitation ? initialLink(answeringWay(state.survey, true)) : null,
    sent: null,
  };
}

export const noticeView = (notice: Notice, unsent: Unsent | null = null): View => ({
  kind: 'notice',
  notice,
  unsent,
  erased: false,
});

/** A changed answer takes its own complaint away. */
export function withDraft(state: SessionState, questionId: string, draft: Draft): SessionState {
  return {
    ...state,
    drafts: { ...state.drafts, [questionId]: draft },
    problems: without(state.problems, questionId),
    refusals: without(state.refusals, questionId),
  };
}

const turnedTo = (state: SessionState, currentId: string): SessionState => ({
  ...state,
  currentId,
  turns: state.turns + 1,
});

export function turnedBack(state: SessionState, questions: readonly PublicQuestion[]): SessionState {
  const previousId = positionAt(askedQuestions(questions, state.drafts), state.currentId)?.previousId;
  return previousId ? turnedTo(state, previousId) : state;
}

/** The next page; 'submit' after the last one; the same page with its complaint where an answer is missing or wrong. */
export function turnedOn(state: SessionState, questions: readonly PublicQuestion[]): SessionState | 'submit' {
  const position = positionAt(askedQuestions(questions, state.drafts), state.currentId);
  if (position === null) return state;
  const problem = problemsOfDrafts(questions, state.drafts).find((one) => one.questionId === position.question._id);
  if (problem) return stoppedAt(state, [problem]);
  return position.nextId === null ? 'submit' : turnedTo(state, position.nextId);
}

/** Shows problems and goes to the first of them. */
export function stoppedAt(state: SessionState, problems: readonly AnswerProblem[]): SessionState {
  const [first] = problems;
  return {
    ...state,
    view: { kind: 'answering' },
    currentId: first?.questionId ?? state.currentId,
    problems: Object.fromEntries(problems.map((problem) => [problem.questionId, problem])),
    stops: state.stops + 1,
  };
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
}
