import type { AnswerBody, PublicQuestion } from '@vela/contract';
import type { AnswerProblem } from '@vela/domain/surveys';
import { problemsOfDrafts, questionIdOfIssue } from '../answers/answer-problems.ts';
import type { Settled } from '../sending/submit-outcome.ts';
import { noticeView, stoppedAt, type SessionState, type View } from './session-state.ts';

interface Sent {
  state: SessionState;
  sent: readonly AnswerBody[];
  questions: PublicQuestion[];
}

interface AfterOutcome {
  /** Whether the answers leave the device. */
  erases: boolean;
  change: Partial<SessionState>;
}

/** What follows from the server's last word on a response. */
export function afterOutcome(settled: Settled, { state, sent, questions }: Sent): AfterOutcome {
  const unsent = { questions, drafts: state.drafts };
  const notice = (...args: Parameters<typeof noticeView>): { view: View } => ({ view: noticeView(...args) });
  switch (settled.kind) {
    case 'accepted':
      return { erases: true, change: { view: { kind: 'done' }, drafts: {} } };
    case 'already_arrived':
      return { erases: true, change: { ...notice('already_arrived'), drafts: {} } };
    case 'already_answered':
      return { erases: true, change: notice('already_answered', unsent) };
    case 'closed':
    case 'not_open':
    case 'unknown':
      return { erases: false, change: notice(settled.kind, unsent) };
    case 'refused':
    case 'link_unknown':
    case 'link_used':
    case 'key_mismatch':
    case 'token_refused':
      return { erases: false, change: notice(settled.kind, unsent) };
    case 'invalid':
      return { erases: false, change: complaints(settled.issues, { state, sent, questions }) };
  }
}

function complaints(
  issues: { path: string; message: string }[],
  { state, sent, questions }: Sent,
): Partial<SessionState> {
  const own = new Map(problemsOfDrafts(questions, state.drafts).map((problem) => [problem.questionId, problem]));
  const problems: AnswerProblem[] = [];
  const refusals: Record<string, string> = {};
  for (const { path, message } of issues) {
    const questionId = questionIdOfIssue(path, sent);
    if (questionId === null) continue;
    const known = own.get(questionId);
    problems.push(known ?? { questionId, path: 'answer', message });
    if (!known) refusals[questionId] = message;
  }
  // The right to answer was not taken: another attempt would not be either.
  if (issues.some(({ path }) => /^(token|segment|invitation)\b/.test(path))) {
    return { view: noticeView('token_refused', { questions, drafts: state.drafts }) };
  }
  // Not about an answer: the version, for one. Loading the page again helps.
  if (problems.length === 0) return { view: noticeView('refused', { questions, drafts: state.drafts }) };
  return { ...stoppedAt(state, problems), refusals };
}
