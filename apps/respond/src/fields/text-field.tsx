import { SURVEY_LIMITS } from '@vela/domain/surveys';
import { useId } from 'react';
import { withValues } from '../answers/drafts.ts';
import { useTexts } from '../texts-context.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';
import { TextArea } from './text-area.tsx';

/** Free text: one line, or room for a story. */
export function TextField({ question, draft, onChange, ...field }: AnswerFieldProps) {
  const { t } = useTexts();
  const counterId = useId();
  const value = draft.values[0] ?? '';
  const change = (text: string) => onChange(withValues(draft, text === '' ? [] : [text]));
  const attributes = {
    name: 'answer',
    'aria-labelledby': field.labelledBy,
    'aria-describedby': [field.describedBy, counterId].filter(Boolean).join(' '),
    'aria-invalid': field.invalidPart === 'answer',
    'aria-required': question.required,
  };
  return (
    <>
      {question.longText ? (
        <TextArea {...attributes} value={value} rows={5} onChange={change} />
      ) : (
        <input
          {...attributes}
          type="text"
          dir="auto"
          value={value}
          maxLength={SURVEY_LIMITS.answerText}
          enterKeyHint="next"
          onChange={(event) => change(event.target.value)}
        />
      )}
      <p id={counterId} className="counter">
        {t('counter', { n: value.length, max: SURVEY_LIMITS.answerText })}
      </p>
    </>
  );
}
