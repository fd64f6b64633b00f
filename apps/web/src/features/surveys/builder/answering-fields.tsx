import { Stack, Switch, Text } from '@mantine/core';
import { defaultSettingsOf, SURVEY_ACCESSES, type SurveyAccess, type SurveyType } from '@vela/domain/surveys';
import classes from './builder.module.css';
import type { DetailLocks } from './edit-locks.ts';
import type { SurveyDetails } from './survey-form.ts';
import cards from './choice-cards.module.css';

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
    <fieldset className={cards.group} disabled={lock !== undefined}>
      <legend className={cards.shownLegend}>Who can answer</legend>
      <div className={cards.pair}>
        {SURVEY_ACCESSES.map((access) => (
          <label key={access} className={cards.card} data-checked={access === value || undefined}>
            <input
              type="radio"
              name="survey-access"
              value={access}
              checked={access === value}
              onChange={() => {
                onChange(access);
              }}
              className={cards.radio}
              aria-describedby={`access-${access}`}
              aria-label={WORDS[access].label}
            />
            <span className={cards.label}>{WORDS[access].label}</span>
            <span className={cards.description} id={`access-${access}`}>
              {WORDS[access].consequences}
            </span>
          </label>
        ))}
      </div>
      {(lock ?? error) && <p className={cards.lock}>{lock ?? error}</p>}
    </fieldset>
  );
}

interface SettingSwitchesProps {
  details: SurveyDetails;
  locks: DetailLocks;
  onChange: (changes: Partial<SurveyDetails>) => void;
}

export function SettingSwitches({ details, locks, onChange }: SettingSwitchesProps) {
  const { settings } = details;
  return (
    <Stack gap="sm" className={classes.switches}>
      <Switch
        label="Anonymous"
        checked={settings.anonymous}
        disabled={locks.anonymous !== undefined}
        description={<AnonymityWords details={details} lock={locks.anonymous} />}
        onChange={(event) => {
          onChange({ settings: { ...settings, anonymous: event.currentTarget.checked } });
        }}
      />
      <Switch
        label="Allow multiple responses"
        checked={settings.allowMultipleResponses}
        disabled={
          settings.access === 'invited_only' ||
          (locks.allowMultipleResponses !== undefined && !settings.allowMultipleResponses)
        }
        description={multipleWords(details, locks)}
        onChange={(event) => {
          onChange({ settings: { ...settings, allowMultipleResponses: event.currentTarget.checked } });
        }}
      />
    </Stack>
  );
}

function multipleWords({ settings }: SurveyDetails, locks: DetailLocks): string {
  if (settings.access === 'invited_only') return 'A personal link takes one response.';
  if (settings.allowMultipleResponses) return 'The same person may answer more than once, and every response counts.';
  return locks.allowMultipleResponses ?? 'One response per device.';
}

function AnonymityWords({ details, lock }: { details: SurveyDetails; lock: string | undefined }) {
  const { type, settings } = details;
  return (
    <>
      {settings.anonymous ? anonymousWords(details) : attributedWords(details)}
      {type !== null && isForOnePerson(type) && (
        <Text component="span" display="block" size="xs" mt={4}>
          {settings.anonymous
            ? 'Onboarding surveys reach one person at a time: anonymous, nothing of them is released until enough people have answered.'
            : 'Onboarding surveys reach one person at a time, who could not be anonymous, so they carry names unless you choose otherwise.'}
        </Text>
      )}
      {lock && (
        <Text component="span" display="block" size="xs" mt={4}>
          {lock}
        </Text>
      )}
    </>
  );
}

const isForOnePerson = (type: SurveyType): boolean => !defaultSettingsOf(type).anonymous;

function anonymousWords({ settings }: SurveyDetails): string {
  const stored =
    'No name, e-mail or address is stored with an answer. Results appear only once enough people have answered, and nobody can see who took part.';
  return settings.access === 'invited_only'
    ? `${stored} Answers travel with a blind token, so that people can check for themselves that nobody can trace them.`
    : stored;
}

function attributedWords({ settings }: SurveyDetails): string {
  const listed = 'Answers are listed with the response they belong to, as soon as they come in.';
  const named = settings.access === 'invited_only' ? ' Each carries the name of the invited person.' : '';
  return `${listed}${named} People are told so before the first question.`;
}
