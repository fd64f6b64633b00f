import { Stack, Switch, Text } from '@mantine/core';
import { defaultSettingsOf, type SurveyType } from '@vela/domain/surveys';
import type { DetailLocks } from './edit-locks.ts';
import type { SurveyDetails } from './survey-form.ts';
import classes from './builder.module.css';

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
            ? 'Onboarding surveys reach one person at a time: anonymous, nothing of them is shown until enough people have answered.'
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
  const shown = 'Answers are shown with the response they belong to, as soon as they come in.';
  const named = settings.access === 'invited_only' ? ' Each carries the name of the invited person.' : '';
  return `${shown}${named} People are told so before the first question.`;
}
