import { withValues } from '../answers/drafts.ts';
import type { AnswerFieldProps } from './answer-field-props.ts';

export interface Choice {
  value: string;
  text: string;
}

interface Props extends AnswerFieldProps {
  choices: Choice[];
  sideBySide?: boolean;
  /** Present where several may be chosen. */
  onToggle?: (value: string, chosen: boolean) => void;
}

/** A list of options, of which one or several are chosen. */
export function ChoiceField({ choices, draft, question, onChange, onToggle, sideBySide, ...field }: Props) {
  return (
    <div
      className={sideBySide ? 'choices choices-side' : 'choices'}
      role={onToggle ? 'group' : 'radiogroup'}
      aria-labelledby={field.labelledBy}
      aria-describedby={field.describedBy}
      aria-invalid={onToggle ? undefined : field.invalidPart === 'answer'}
      aria-required={onToggle ? undefined : question.required}
    >
      {choices.map(({ value, text }) => (
        <label key={value} className="choice">
          <input
            type={onToggle ? 'checkbox' : 'radio'}
            name="answer"
            value={value}
            checked={draft.values.includes(value)}
            aria-invalid={onToggle ? field.invalidPart === 'answer' : undefined}
            onChange={(event) =>
              onToggle ? onToggle(value, event.target.checked) : onChange(withValues(draft, [value]))
            }
          />
          <span className="choice-text">
            <bdi>{text}</bdi>
          </span>
        </label>
      ))}
    </div>
  );
}
