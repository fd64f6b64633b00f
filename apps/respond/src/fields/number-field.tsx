import { valueRange } from '@vela/domain';
import { withValues } from '../answers/drafts.ts';
import { useTexts } from '../texts-context.tsx';
import type { AnswerFieldProps } from './answer-field.tsx';

interface Props extends AnswerFieldProps {
  lowLabel: string;
  highLabel: string;
}

/** A scale of numbers with words at its ends. */
export function NumberField({ question, draft, onChange, lowLabel, highLabel, ...field }: Props) {
  const { number, t } = useTexts();
  const { min, max } = valueRange(question) ?? { min: 0, max: 0 };
  const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const endLabel = (value: number) => (value === min ? lowLabel : value === max ? highLabel : '');
  return (
    <div className="scale">
      <div
        className={`numbers numbers-${values.length}`}
        role="radiogroup"
        aria-labelledby={field.labelledBy}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalid}
        aria-required={question.required}
      >
        {values.map((value) => (
          <label key={value} className="number">
            <input
              type="radio"
              name="answer"
              value={value}
              checked={draft.values.includes(String(value))}
              onChange={() => onChange(withValues(draft, [String(value)]))}
            />
            <span className="number-text">
              {number(value)}
              {endLabel(value) !== '' && <span className="unseen"> {endLabel(value)}</span>}
            </span>
          </label>
        ))}
      </div>
      {(lowLabel !== '' || highLabel !== '') && (
        <div className="ends" aria-hidden="true">
          <span dir="auto">{lowLabel}</span>
          <span dir="auto">{highLabel}</span>
        </div>
      )}
      <p className="keys-hint" aria-hidden="true">
        {t('keysHint')}
      </p>
    </div>
  );
}
