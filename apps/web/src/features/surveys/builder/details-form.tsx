import { NativeSelect, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { SURVEY_LIMITS, TARGET_AUDIENCE_LABELS, TARGET_AUDIENCES } from '@vela/domain';
import { AudienceCount } from './audience-count.tsx';
import { DepartmentField } from './department-field.tsx';
import type { DetailLocks } from './edit-locks.ts';
import type { FieldErrors } from './form-problems.ts';
import type { SurveyDetails } from './survey-form.ts';
import classes from './builder.module.css';

interface DetailsFormProps {
  details: SurveyDetails;
  errors: FieldErrors;
  locks: DetailLocks;
  onChange: (changes: Partial<SurveyDetails>) => void;
}

const AUDIENCE_HINTS = {
  all_employees: 'Everybody who works here now',
  specific_department: 'Everybody in one department',
  leadership: 'Managers and admins',
  new_hires: 'People hired in the last 90 days',
} as const;

export function DetailsForm({ details, errors, locks, onChange }: DetailsFormProps) {
  return (
    <Stack gap="md">
      <TextInput
        label="Title"
        withAsterisk
        value={details.title}
        maxLength={SURVEY_LIMITS.title}
        placeholder="e.g. June pulse"
        error={errors.get('title')}
        onChange={(event) => {
          onChange({ title: event.currentTarget.value });
        }}
      />
      <Textarea
        label="Description"
        description="Shown to people before the first question."
        autosize
        minRows={2}
        maxRows={8}
        value={details.description}
        maxLength={SURVEY_LIMITS.description}
        error={errors.get('description')}
        onChange={(event) => {
          onChange({ description: event.currentTarget.value });
        }}
      />
      <div className={classes.twoFields}>
        <NativeSelect
          label="Target audience"
          description={locks.targetAudience ?? AUDIENCE_HINTS[details.targetAudience]}
          value={details.targetAudience}
          error={errors.get('targetAudience')}
          data={TARGET_AUDIENCES.map((value) => ({
            value,
            label: TARGET_AUDIENCE_LABELS[value],
            // More people can always be added to a running survey, so everybody stays open.
            disabled:
              locks.targetAudience !== undefined && value !== 'all_employees' && value !== details.targetAudience,
          }))}
          onChange={(event) => {
            const targetAudience = TARGET_AUDIENCES.find((value) => value === event.currentTarget.value);
            if (targetAudience) onChange({ targetAudience });
          }}
        />
        {details.targetAudience === 'specific_department' && (
          <DepartmentField
            value={details.department}
            error={errors.get('department')}
            lock={locks.department}
            onChange={(department) => {
              onChange({ department });
            }}
          />
        )}
      </div>
      <AudienceCount details={details} />
      <SettingSwitches details={details} locks={locks} onChange={onChange} />
    </Stack>
  );
}

function SettingSwitches({ details, locks, onChange }: Omit<DetailsFormProps, 'errors'>) {
  const { settings } = details;
  return (
    <Stack gap="sm" className={classes.switches}>
      <Switch
        label="Anonymous"
        checked={settings.anonymous}
        disabled={locks.anonymous !== undefined}
        description={<AnonymityWords anonymous={settings.anonymous} lock={locks.anonymous} />}
        onChange={(event) => {
          onChange({ settings: { ...settings, anonymous: event.currentTarget.checked } });
        }}
      />
      <Switch
        label="Allow multiple responses"
        checked={settings.allowMultipleResponses}
        description={
          settings.allowMultipleResponses
            ? 'The same person may answer more than once, and every response counts.'
            : 'One response per person; on the open link, one per device.'
        }
        onChange={(event) => {
          onChange({ settings: { ...settings, allowMultipleResponses: event.currentTarget.checked } });
        }}
      />
    </Stack>
  );
}

function AnonymityWords({ anonymous, lock }: { anonymous: boolean; lock: string | undefined }) {
  return (
    <>
      {anonymous
        ? 'No name, e-mail or address is stored with an answer. Results appear only once enough people have answered, and nobody can see who took part.'
        : 'Answers are shown with the response they belong to, as soon as they come in. People are told so before the first question.'}
      {lock && (
        <Text component="span" display="block" size="xs" mt={4}>
          {lock}
        </Text>
      )}
    </>
  );
}
