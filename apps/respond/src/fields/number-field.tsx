import { valueRange } from '@vela/domain/surveys';
import { withValues } from '../answers/drafts.ts';
import { useTexts } from '../texts-context.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';

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
        aria-invalid={field.invalidPart === 'answer'}
        aria-required={question.required}
      >
        {values.map((value) => (
          <label key={value} className="number">
            <input
              type="radio"
              name="answer"
              value={value}
              aria-label={`${number(value)} ${endLabel(value)}`.trim()}
              checked={draft.values.includes(String(value))}
              onChange={() => onChange(withValues(draft, [String(value)]))}
            />
            <span className="number-text">{number(value)}</span>
          </label>
        ))}
      </div>
      {(lowLabel !== '' || highLabel !== '') && (
        <div className={`ends ends-${values.length}`} aria-hidden="true">
          <End value={number(min)} label={lowLabel} />
          <End value={number(max)} label={highLabel} />
        </div>
      )}
      <p className="keys-hint" aria-hidden="true">
        {t('keysHint')}
      </p>
    </div>
  );
}

/** In more than one row the ends are no longer where the words stand, so the number stands with them. */
function End({ value, label }: { value: string; label: string }) {
  return (
    <span>
      {label !== '' && <b className="end-number">{value} </b>}
      <bdi>{label}</bdi>
    </span>
  );
}
