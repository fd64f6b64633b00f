import { SURVEY_TYPE_LABELS, SURVEY_TYPES, type SurveyType } from '@vela/domain/surveys';
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

/** One line for each kind of survey: when it is the right one. */
const SURVEY_TYPE_DESCRIPTIONS: Record<SurveyType, string> = {
  onboarding_1week: 'First impressions, setup and a warm welcome',
  onboarding_60day: 'Clarity about the role and early support',
  onboarding_90day: 'How the first three months really went',
  onboarding_6month: 'Belonging, growth and plans after half a year',
  onboarding_1year: 'Looking back on a year, and ahead',
  monthly_pulse: 'A short, regular check on how people are doing',
  milestone_survey: 'After a launch, a campaign or an anniversary',
  all_hands_followup: 'What people took away from the all-hands',
  custom: 'Start from a blank page and ask what you need',
};
