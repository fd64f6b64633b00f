import { Alert, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Survey } from '@vela/contract';
import { lintItems, SURVEY_LIMITS } from '@vela/domain/surveys';
import { useCallback, useMemo, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { errorsByPath, errorsOfQuestion, type FieldErrors } from './builder-errors.ts';
import { addLock as findAddLock, fixedOptionCount, questionLocks, type QuestionLocks } from './edit-locks.ts';
import { canAddQuestion } from './form-edits.ts';
import { QuestionCard } from './question-card.tsx';
import classes from './question.module.css';
import { problemsByQuestion, questionsOf } from './survey-form.ts';
import type { SurveyFormHandle } from './use-survey-form.ts';

interface QuestionBuilderProps {
  handle: SurveyFormHandle;
  errors: FieldErrors;
  /** The saved survey that is edited; null for a new one. */
  survey: Survey | null;
}

const NO_LOCKS: QuestionLocks = {};
const NO_ERRORS: FieldErrors = new Map();
const NO_HINTS: readonly string[] = [];

export function QuestionBuilder({ handle, errors, survey }: QuestionBuilderProps) {
  const { state, dispatch } = handle;
  const { form } = state;
  const [focusId, setFocusId] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const questions = useMemo(() => questionsOf(form), [form]);
  const problems = useMemo(() => problemsByQuestion(form), [form]);
  const hints = useMemo(() => hintsById(questions), [questions]);
  const locks = useMemo(() => new Map(survey?.questions.map((one) => [one._id, questionLocks(survey, one)])), [survey]);
  const addLock = survey ? findAddLock(survey) : null;

  const takeFocus = useCallback((id: string | null) => {
    setFocusId(id);
    // After a deletion there is no card left that could have the focus.
    if (id === null) addButton.current?.focus();
  }, []);
  const add = () => {
    const id = newId();
    dispatch({ type: 'addQuestion', id });
    setFocusId(id);
  };

  return (
    <>
      <SortableRows
        ids={form.items.map(({ question }) => question._id)}
        noun="question"
        onMove={(from, toIndex) => {
          const moved = form.items[from];
          if (moved) dispatch({ type: 'moveQuestion', id: moved.question._id, toIndex });
        }}
      >
        <ol className={classes.list}>
          {form.items.map((item, index) => {
            const { _id } = item.question;
            const own = problems.get(_id);
            const refused = errorsOfQuestion(errors, index);
            return (
              <QuestionCard
                key={_id}
                item={item}
                index={index}
                questions={questions}
                collapsed={state.collapsedIds.has(_id)}
                isValid={own === undefined}
                errors={refused.size > 0 ? refused : own && state.checkedIds.has(_id) ? errorsByPath(own) : NO_ERRORS}
                hints={hints.get(_id) ?? NO_HINTS}
                locks={locks.get(_id) ?? NO_LOCKS}
                fixedOptionCount={survey ? fixedOptionCount(survey, item.question) : 0}
                addLock={addLock}
                takesFocus={focusId === _id}
                dispatch={dispatch}
                onFocusTaken={takeFocus}
              />
            );
          })}
        </ol>
      </SortableRows>
      <AddQuestion handle={handle} error={errors.get('questions')} lock={addLock} onAdd={add} button={addButton} />
    </>
  );
}

function hintsById(questions: Parameters<typeof lintItems>[0]): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  for (const { questionId, message } of lintItems(questions)) {
    byId.set(questionId, [...(byId.get(questionId) ?? []), message]);
  }
  return byId;
}

interface AddQuestionProps {
  handle: SurveyFormHandle;
  error: string | undefined;
  lock: string | null;
  onAdd: () => void;
  button: React.RefObject<HTMLButtonElement | null>;
}

function AddQuestion({ handle, error, lock, onAdd, button }: AddQuestionProps) {
  const { form } = handle.state;
  const isBlocked = !canAddQuestion(form);
  const isFull = form.items.length >= SURVEY_LIMITS.questions;
  if (lock !== null) return <p className={classes.note}>{lock}</p>;
  return (
    <div className={classes.add}>
      {isBlocked && (
        <Alert color="yellow" variant="light" id="add-question-warning" role="status">
          Please complete all current questions before adding new ones
        </Alert>
      )}
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Button
        ref={button}
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={isBlocked || isFull}
        aria-describedby={isBlocked ? 'add-question-warning' : undefined}
        data-error-focus={error === undefined ? undefined : ''}
        onClick={onAdd}
      >
        Add Question
      </Button>
      {isFull && <p className={classes.note}>A survey holds at most {SURVEY_LIMITS.questions} questions.</p>}
    </div>
  );
}
