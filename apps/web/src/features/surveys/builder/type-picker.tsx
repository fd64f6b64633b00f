import { SURVEY_TYPE_LABELS, SURVEY_TYPES, type SurveyType } from '@vela/domain/surveys';
import { SURVEY_TYPE_DESCRIPTIONS } from './type-descriptions.ts';
import classes from './type-picker.module.css';

interface TypePickerProps {
  value: SurveyType | null;
  onChange: (type: SurveyType) => void;
  /** Why the type cannot change. */
  lock?: string | undefined;
}

export function TypePicker({ value, onChange, lock }: TypePickerProps) {
  return (
    <fieldset className={classes.group} disabled={lock !== undefined}>
      <legend className={classes.legend}>Survey type</legend>
      <div className={classes.grid}>
        {SURVEY_TYPES.map((type) => (
          <label key={type} className={classes.card} data-checked={type === value || undefined}>
            <input
              type="radio"
              name="survey-type"
              value={type}
              checked={type === value}
              onChange={() => {
                onChange(type);
              }}
              className={classes.radio}
              aria-describedby={`type-${type}`}
              aria-label={SURVEY_TYPE_LABELS[type]}
            />
            <span className={classes.label}>{SURVEY_TYPE_LABELS[type]}</span>
            <span className={classes.description} id={`type-${type}`}>
              {SURVEY_TYPE_DESCRIPTIONS[type]}
            </span>
          </label>
        ))}
      </div>
      {lock && <p className={classes.lock}>{lock}</p>}
    </fieldset>
  );
}
