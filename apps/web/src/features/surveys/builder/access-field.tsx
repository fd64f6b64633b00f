import { SURVEY_ACCESSES, type SurveyAccess } from '@vela/domain/surveys';
import classes from './type-picker.module.css';

const WORDS: Record<SurveyAccess, { label: string; consequences: string }> = {
  anyone_with_link: {
    label: 'Anyone with the link',
    consequences:
      'One public link that you share, e.g. in a channel or on a poster. It says nothing of who answers: one person can answer from several devices, and results are shown for everybody together.',
  },
  invited_only: {
    label: 'Invited people only',
    consequences:
      'Everybody in the audience gets a personal link, by e-mail and in Vela. One answer each, and results are shown by department where enough people are invited.',
  },
};

interface AccessFieldProps {
  value: SurveyAccess;
  /** Why it cannot change. */
  lock: string | undefined;
  error: string | undefined;
  onChange: (access: SurveyAccess) => void;
}

/** Who may answer, with what follows from it. */
export function AccessField({ value, lock, error, onChange }: AccessFieldProps) {
  return (
    <fieldset className={classes.group} disabled={lock !== undefined}>
      <legend className={classes.shownLegend}>Who can answer</legend>
      <div className={classes.pair}>
        {SURVEY_ACCESSES.map((access) => (
          <label key={access} className={classes.card} data-checked={access === value || undefined}>
            <input
              type="radio"
              name="survey-access"
              value={access}
              checked={access === value}
              onChange={() => {
                onChange(access);
              }}
              className={classes.radio}
              aria-describedby={`access-${access}`}
              aria-label={WORDS[access].label}
            />
            <span className={classes.label}>{WORDS[access].label}</span>
            <span className={classes.description} id={`access-${access}`}>
              {WORDS[access].consequences}
            </span>
          </label>
        ))}
      </div>
      {(lock ?? error) && <p className={classes.lock}>{lock ?? error}</p>}
    </fieldset>
  );
}
