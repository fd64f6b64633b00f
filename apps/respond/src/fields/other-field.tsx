import { SURVEY_LIMITS } from '@vela/domain/surveys';
import { useTexts } from '../texts-context.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';

/** The words behind "Other". */
export function OtherField({ draft, onChange, describedBy, invalidPart }: AnswerFieldProps) {
  const { t } = useTexts();
  return (
    <label className="comment">
      <span>{t('otherWords')}</span>
      <input
        type="text"
        name="other"
        dir="auto"
        value={draft.other}
        maxLength={SURVEY_LIMITS.answerText}
        aria-describedby={describedBy}
        aria-invalid={invalidPart === 'other'}
        onChange={(event) => onChange({ ...draft, other: event.target.value })}
      />
    </label>
  );
}
