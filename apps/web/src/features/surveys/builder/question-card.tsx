import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@mantine/core';
import { IconCheck, IconPencil, IconBulb } from '@tabler/icons-react';
import type { Question } from '@vela/domain/surveys';
import { memo, useEffect, useRef, useState, type Dispatch } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { DragHandle } from '../../../ui/sortable-rows.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { NOTHING_TRIED } from '../components/answer-control.tsx';
import { QuestionSummary } from '../components/read-only-questions.tsx';
import { QuestionField } from '../components/survey-preview.tsx';
import type { FieldErrors } from './builder-errors.ts';
import type { BuilderAction } from './builder-state.ts';
import type { QuestionLocks } from './edit-locks.ts';
import { QuestionActions } from './question-actions.tsx';
import { QuestionEditor } from './question-editor.tsx';
import classes from './question.module.css';
import type { FormItem } from './survey-form.ts';

export interface QuestionCardProps {
  item: FormItem;
  index: number;
  questions: readonly Question[];
  collapsed: boolean;
  /** Whether the question has a problem, shown or not. */
  isValid: boolean;
  errors: FieldErrors;
  hints: readonly string[];
  locks: QuestionLocks;
  fixedOptionCount: number;
  addLock: string | null;
  /** It was just added or opened by hand, so the cursor belongs into it. */
  takesFocus: boolean;
  dispatch: Dispatch<BuilderAction>;
  onFocusTaken: (id: string | null) => void;
}

export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { item, index, questions, collapsed, dispatch, onFocusTaken } = props;
  const { question, done } = item;
  const sortable = useSortable({ id: question._id });
  const number = index + 1;

  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.card}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      data-done={done || undefined}
      data-dragging={sortable.isDragging || undefined}
      data-hidden={question.hidden || undefined}
      aria-label={`Question ${String(number)}`}
    >
      <div className={classes.head}>
        <DragHandle sortable={sortable} label={`Reorder question ${String(number)}`} className={classes.handle} />
        <span className={classes.number}>{number}</span>
        <ToneBadge tone={done ? 'green' : 'yellow'} dot={!done}>
          {done ? 'Completed' : 'Not done'}
        </ToneBadge>
        <QuestionActions
          number={number}
          count={questions.length}
          collapsed={collapsed}
          hidden={question.hidden === true}
          removeLock={props.locks.remove}
          addLock={props.addLock}
          onMove={(toIndex) => {
            dispatch({ type: 'moveQuestion', id: question._id, toIndex });
          }}
          onDuplicate={() => {
            dispatch({ type: 'duplicateQuestion', id: question._id, newId: newId() });
          }}
          onCollapse={() => {
            dispatch({ type: 'toggleCollapsed', id: question._id });
          }}
          onHide={() => {
            dispatch({ type: 'setHidden', id: question._id, hidden: !question.hidden });
          }}
          onDelete={() => {
            dispatch({ type: 'deleteQuestion', id: question._id });
            onFocusTaken(null);
          }}
        />
      </div>
      {collapsed ? (
        <QuestionSummary question={question} questions={questions} brief />
      ) : done ? (
        <DoneBody {...props} />
      ) : (
        <OpenBody {...props} />
      )}
    </li>
  );
});

function DoneBody({ item, questions, errors, hints, takesFocus, dispatch, onFocusTaken }: QuestionCardProps) {
  const { _id } = item.question;
  const [error] = errors.values();
  return (
    <>
      <QuestionSummary question={item.question} questions={questions} />
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <QuestionHints messages={hints} />
      <Button
        variant="default"
        size="xs"
        className={classes.edit}
        leftSection={<IconPencil size={14} aria-hidden />}
        autoFocus={takesFocus}
        data-error-focus={error === undefined ? undefined : ''}
        onClick={() => {
          dispatch({ type: 'reopen', id: _id });
          onFocusTaken(_id);
        }}
      >
        Edit question
      </Button>
    </>
  );
}

function OpenBody(props: QuestionCardProps) {
  const { item, questions, errors, hints, locks, dispatch, onFocusTaken } = props;
  const { question } = item;
  const [tried, setTried] = useState(NOTHING_TRIED);
  const [refusals, setRefusals] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error-focus]')?.focus();
  }, [refusals]);
  const finish = () => {
    dispatch({ type: 'markDone', id: question._id });
    if (!props.isValid) {
      toastError('Please complete all required fields before marking as done');
      setRefusals(refusals + 1);
      return;
    }
    onFocusTaken(question._id);
    toastSuccess('Question completed!');
  };
  return (
    <>
      <div className={classes.columns} ref={fields}>
        <QuestionEditor
          question={question}
          questions={questions}
          errors={errors}
          locks={locks}
          fixedOptionCount={props.fixedOptionCount}
          autoFocus={props.takesFocus}
          onChange={(changes) => {
            dispatch({ type: 'editQuestion', id: question._id, changes });
          }}
        />
        <aside className={classes.preview} aria-label="Preview of this question">
          <div className={classes.previewTitle}>Preview</div>
          <QuestionField key={question.type} question={question} value={tried} onChange={setTried} />
        </aside>
      </div>
      <QuestionHints messages={hints} />
      <div className={classes.foot}>
        <Button color="green.8" leftSection={<IconCheck size={16} aria-hidden />} onClick={finish}>
          Done
        </Button>
      </div>
    </>
  );
}

/** The linter's advice on the wording; it never keeps anybody from saving. */
function QuestionHints({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className={classes.hints} aria-label="Hints on the wording">
      {messages.map((message) => (
        <li key={message}>
          <IconBulb size={16} aria-hidden />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
