import type { PublicSurvey, PublicQuestion } from '@vela/contract';
import { valueRange } from '@vela/domain/surveys';
import { useEffect, useRef, type FormEvent } from 'react';
import { problemText } from '../answers/answer-problems.ts';
import { draftOf, withValues, askedQuestions, positionAt, type Draft } from '../answers/drafts.ts';
import { QuestionField, type FieldProblem } from '../fields/question-field.tsx';
import type { Texts } from '../messages/texts.ts';
import type { PageSession } from '../session/page-session.ts';
import type { SessionState } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';
import { SurveyIntro } from './survey-intro.tsx';
import { WhatLeaves } from './what-leaves.tsx';

interface Props {
  survey: PublicSurvey;
  state: SessionState;
  session: PageSession | null;
}

/** One question; the first page also says what this is and who will see what. */
export function SurveyScreen({ survey, state, session }: Props) {
  const texts = useTexts();
  const form = useFollowingFocus(state);
  const position = positionAt(askedQuestions(survey.questions, state.drafts), state.currentId);
  const question = position?.question;
  const answer = (draft: Draft) => question && session?.answer(question._id, draft);
  useAnswerKeys({ question, draft: question && draftOf(state.drafts, question._id), answer, next: session?.next });
  if (!position || !question) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void session?.next();
  };
  return (
    // "post": whatever happens before the script has arrived, no answer may end up in an address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="survey" autoComplete="off">
      {position.number === 1 ? (
        <SurveyIntro survey={survey} state={state} />
      ) : (
        <h1 className="slim-title">
          <bdi>{survey.title}</bdi>
        </h1>
      )}
      <ProgressBar number={position.number} total={position.total} />
      <QuestionField
        key={question._id}
        question={question}
        draft={draftOf(state.drafts, question._id)}
        problem={fieldProblem(state, question._id, texts)}
        onChange={answer}
      />
      <Actions
        isFirst={position.previousId === null}
        isLast={position.nextId === null}
        state={state}
        session={session}
      />
      {survey.anonymous && <WhatLeaves survey={survey} state={state} session={session} />}
    </form>
  );
}

function fieldProblem(state: SessionState, questionId: string, texts: Texts): FieldProblem | null {
  const problem = state.problems[questionId];
  if (!problem) return null;
  const refusal = state.refusals[questionId] ?? null;
  return { part: problem.path, text: problemText(problem, state.drafts, texts), refusal };
}

interface ActionsProps {
  isFirst: boolean;
  isLast: boolean;
  state: SessionState;
  session: PageSession | null;
}

function Actions({ isFirst, isLast, state, session }: ActionsProps) {
  const { t } = useTexts();
  const hasAnswers = Object.keys(state.drafts).length > 0;
  return (
    <div className="bottom">
      {state.lasting === false && <p className="warning">{t('notSaved')}</p>}
      <div className="actions">
        {!isFirst && (
          <button type="button" className="button" onClick={session?.back}>
            {t('back')}
          </button>
        )}
        <button type="submit" className="button button-main" disabled={!state.ready}>
          {t(isLast ? 'send' : 'next')}
        </button>
      </div>
      <p className="saved">{hasAnswers && state.lasting ? t('saved') : ''}</p>
      <noscript>
        <p className="warning">{t('noScript')}</p>
      </noscript>
    </div>
  );
}

/** A turned page is read from its question; a page that could not be turned from the field that is wrong. */
function useFollowingFocus({ turns, stops }: SessionState) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (turns === 0) return;
    window.scrollTo(0, 0);
    form.current?.querySelector('legend')?.focus({ preventScroll: true });
  }, [turns]);
  useEffect(() => {
    if (stops === 0) return;
    const fields = form.current?.querySelectorAll<HTMLElement>(
      '[aria-invalid="true"] input, input[aria-invalid="true"], textarea[aria-invalid="true"]',
    );
    fields?.[0]?.focus();
  }, [stops]);
  return form;
}

function ProgressBar({ number, total }: { number: number; total: number }) {
  const { t } = useTexts();
  return (
    <div className="progress">
      <progress max={total} value={number - 1} aria-hidden="true" />
      <p aria-live="polite">{t('progress', { n: number, total })}</p>
    </div>
  );
}

interface AnswerKeys {
  question: PublicQuestion | undefined;
  draft: Draft | undefined;
  answer: (draft: Draft) => void;
  next: (() => Promise<void>) | undefined;
}

/** Number keys choose on a scale, and Enter goes on, wherever the focus is: for people who answer without a mouse. */
function useAnswerKeys({ question, draft, answer, next }: AnswerKeys): void {
  const previousKey = useRef<string | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const range = question && valueRange(question);
      const value = range ? numberKeyValue(event.key, previousKey.current, range) : null;
      previousKey.current = event.key;
      if (value !== null && draft) answer(withValues(draft, [value]));
      // On a control, Enter has a meaning of its own, and in a form's fields it goes on already.
      if (event.key === 'Enter' && !isControl(event.target)) void next?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, textarea, summary') !== null;

/**
 * The value that a number key chooses on a scale. "0" is the 10 of a scale that starts at 1; where 0 is a value of its
 * own, 10 is typed as "1" and "0".
 */
export function numberKeyValue(
  key: string,
  previousKey: string | null,
  range: { min: number; max: number },
): string | null {
  if (!/^\d$/.test(key)) return null;
  const isTen = key === '0' && range.max === 10 && (range.min > 0 || previousKey === '1');
  const value = isTen ? 10 : Number(key);
  return value >= range.min && value <= range.max ? String(value) : null;
}
