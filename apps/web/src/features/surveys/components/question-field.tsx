import { Checkbox, Textarea } from '@mantine/core';
import { useId } from 'react';
import { SURVEY_LIMITS, type Question } from '@vela/domain/surveys';
import { AnswerControl } from './answer-control.tsx';
import type { TriedAnswer } from './tried-answer.ts';
import classes from './question-field.module.css';

interface QuestionFieldProps {
  question: Question;
  value: TriedAnswer;
  onChange: (value: TriedAnswer) => void;
  /** The question's number in the survey, left out in the builder's small preview. */
  number?: number;
}

/** A question as a respondent meets it. */
export function QuestionField({ question, value, onChange, number }: QuestionFieldProps) {
  const titleId = useId();
  const text = question.text.trim() === '' ? 'Your question stands here' : question.text;
  return (
    <div className={classes.question} role="group" aria-labelledby={titleId}>
      <div id={titleId} className={classes.text}>
        {number !== undefined && `${String(number)}. `}
        {text}
        {question.required && (
          <span className={classes.required} title="Required">
            {' *'}
          </span>
        )}
      </div>
      {question.helpText && <div className={classes.help}>{question.helpText}</div>}
      <AnswerControl question={question} value={value} onChange={onChange} labelledBy={titleId} />
      {question.allowNotApplicable && (
        <Checkbox
          label="Not applicable"
          checked={value.notApplicable}
          onChange={(event) => {
            onChange({ ...value, value: '', notApplicable: event.currentTarget.checked });
          }}
        />
      )}
      {question.allowComment && question.type !== 'text' && (
        <Textarea
          label="Comment"
          placeholder="Optional"
          autosize
          minRows={1}
          maxLength={SURVEY_LIMITS.answerText}
          value={value.comment}
          onChange={(event) => {
            onChange({ ...value, comment: event.currentTarget.value });
          }}
        />
      )}
    </div>
  );
}
