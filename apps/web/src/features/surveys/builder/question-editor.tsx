import { Checkbox, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import {
  CATEGORIES,
  QUESTION_TYPE_LABELS,
  QUESTION_TYPES,
  SURVEY_LIMITS,
  type Question,
  type QuestionType,
} from '@vela/domain/surveys';
import { categoryLabel } from '../../../lib/format.ts';
import type { FieldErrors } from './builder-errors.ts';
import { ConditionEditor } from './condition-editor.tsx';
import type { QuestionLocks } from './edit-locks.ts';
import classes from './question.module.css';
import { TypeFields } from './type-fields.tsx';

export interface QuestionEditorProps {
  question: Question;
  questions: readonly Question[];
  errors: FieldErrors;
  locks: QuestionLocks;
  fixedOptionCount: number;
  autoFocus: boolean;
  onChange: (changes: Partial<Question>) => void;
}

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, questions, errors, locks, onChange } = props;
  return (
    <div className={classes.fields}>
      <Textarea
        label="Question"
        withAsterisk
        autosize
        minRows={1}
        maxRows={6}
        value={question.text}
        maxLength={SURVEY_LIMITS.questionText}
        placeholder="What do you want to ask?"
        error={errors.get('text')}
        autoFocus={props.autoFocus}
        onChange={(event) => {
          onChange({ text: event.currentTarget.value });
        }}
      />
      <TypeAndCategory question={question} errors={errors} locks={locks} onChange={onChange} />
      <TypeFields
        question={question}
        errors={errors}
        locks={locks}
        fixedOptionCount={props.fixedOptionCount}
        onChange={onChange}
      />
      <TextInput
        label="Help text"
        placeholder="Optional: a hint below the question"
        value={question.helpText ?? ''}
        maxLength={SURVEY_LIMITS.helpText}
        error={errors.get('helpText')}
        onChange={(event) => {
          onChange({ helpText: event.currentTarget.value });
        }}
      />
      <AnswerSwitches question={question} locks={locks} onChange={onChange} />
      <ConditionEditor
        question={question}
        questions={questions}
        errors={errors}
        lock={locks.showIf}
        onChange={(showIf) => {
          onChange({ showIf });
        }}
      />
    </div>
  );
}

type PartProps = Pick<QuestionEditorProps, 'question' | 'locks' | 'onChange'>;

function TypeAndCategory({ question, errors, locks, onChange }: PartProps & Pick<QuestionEditorProps, 'errors'>) {
  return (
    <div className={classes.twoFields}>
      <NativeSelect
        label="Type"
        value={question.type}
        data={QUESTION_TYPES.map((value) => ({ value, label: QUESTION_TYPE_LABELS[value] }))}
        disabled={locks.type !== undefined}
        description={locks.type}
        error={errors.get('type')}
        onChange={(event) => {
          const type = QUESTION_TYPES.find((value) => value === event.currentTarget.value);
          if (type) onChange(changesForType(question, type));
        }}
      />
      <NativeSelect
        label="Category"
        value={question.category}
        data={CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }))}
        disabled={locks.category !== undefined}
        description={locks.category}
        error={errors.get('category')}
        onChange={(event) => {
          const category = CATEGORIES.find((value) => value === event.currentTarget.value);
          if (category) onChange({ category });
        }}
      />
    </div>
  );
}

/** A choice starts with the two options that it needs at least. */
function changesForType(question: Question, type: QuestionType): Partial<Question> {
  if (type !== 'multiple_choice' || question.options.length > 0) return { type };
  return { type, options: ['', ''] };
}

function AnswerSwitches({ question, locks, onChange }: PartProps) {
  const { type } = question;
  const isScored = type === 'rating' || type === 'scale' || type === 'yes_no';
  return (
    <div className={classes.checks}>
      <Switch
        label="Required"
        checked={question.required}
        onChange={(event) => {
          onChange({ required: event.currentTarget.checked });
        }}
      />
      <Checkbox
        label="Offer “Not applicable”"
        checked={question.allowNotApplicable === true}
        onChange={(event) => {
          onChange({ allowNotApplicable: event.currentTarget.checked });
        }}
      />
      {type !== 'text' && (
        <Checkbox
          label="Allow a comment"
          checked={question.allowComment === true}
          onChange={(event) => {
            onChange({ allowComment: event.currentTarget.checked });
          }}
        />
      )}
      {isScored && (
        <Checkbox
          label="A high answer is bad news"
          description={locks.reverse ?? 'Turns the score round, e.g. for “I often work late”.'}
          disabled={locks.reverse !== undefined}
          checked={question.reverse === true}
          onChange={(event) => {
            onChange({ reverse: event.currentTarget.checked });
          }}
        />
      )}
    </div>
  );
}
