import { NativeSelect, Stack, Textarea, TextInput, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import type { CallAnswer } from '@vela/contract';
import {
  SURVEY_LIMITS,
  TARGET_AUDIENCE_LABELS,
  TARGET_AUDIENCES,
  type SurveyAccess,
  type SurveySettings,
} from '@vela/domain/surveys';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useAudience, useAudienceDepartments } from '../api/audience.ts';
import { PrivacyForecast } from '../components/privacy-forecast.tsx';
import { AccessField, SettingSwitches } from './answering-fields.tsx';
import type { FieldErrors } from './builder-errors.ts';
import classes from './builder.module.css';
import type { DetailLocks } from './edit-locks.ts';
import type { SurveyDetails } from './survey-form.ts';

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
          <AudienceDepartmentField
            value={details.department}
            error={errors.get('department')}
            lock={locks.department}
            onChange={(department) => {
              onChange({ department });
            }}
          />
        )}
      </div>
      <AccessField
        value={details.settings.access}
        lock={locks.access}
        error={errors.get('settings.access')}
        onChange={(access) => {
          onChange({ settings: withAccess(details.settings, access) });
        }}
      />
      <AudienceCount details={details} />
      <SettingSwitches details={details} locks={locks} onChange={onChange} />
    </Stack>
  );
}

/** A personal link takes one response. */
const withAccess = (settings: SurveySettings, access: SurveyAccess): SurveySettings => ({
  ...settings,
  access,
  allowMultipleResponses: access === 'invited_only' ? false : settings.allowMultipleResponses,
});

interface DepartmentFieldProps {
  value: string;
  error: string | undefined;
  lock: string | undefined;
  onChange: (department: string) => void;
}

function AudienceDepartmentField({ value, error, lock, onChange }: DepartmentFieldProps) {
  const departments = useAudienceDepartments();
  const known = departments.data ?? [];
  // A department that has since been renamed or emptied must not silently become another one.
  const gone = value !== '' && departments.isSuccess && !known.some(({ name }) => name === value);
  const options = [
    { value: '', label: departments.isPending ? 'Loading departments…' : 'Choose a department' },
    ...known.map(({ name, memberCount }) => ({ value: name, label: `${name} (${String(memberCount)})` })),
    ...(gone || !departments.isSuccess ? [value].filter((name) => name !== '') : []).map((name) => ({
      value: name,
      label: gone ? `${name} (nobody at present)` : name,
    })),
  ];
  return (
    <NativeSelect
      label="Department"
      withAsterisk
      description={lock ?? 'With the number of people in it'}
      disabled={lock !== undefined}
      value={value}
      data={options}
      error={
        error ?? (departments.isError ? messageOf(departments.error, 'Departments could not be loaded') : undefined)
      }
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}

/** The live head count of the chosen audience, and which of its groups will be hidden. */
function AudienceCount({ details }: { details: SurveyDetails }) {
  const formats = useFormats();
  const [asked] = useDebouncedValue(details, 200);
  const audience = useAudience(asked);
  if (asked.targetAudience === 'specific_department' && asked.department === '') return null;
  return (
    <>
      <div className={classes.audience} aria-live="polite">
        <IconUsers size={16} aria-hidden />
        {audience.isError ? (
          <Text size="sm">{messageOf(audience.error, 'The number of people could not be loaded.')}</Text>
        ) : (
          <Text size="sm">{audience.data === undefined ? 'Counting people…' : audienceText(audience.data)}</Text>
        )}
      </div>
      {details.settings.access === 'invited_only' && audience.data !== undefined && (
        <PrivacyForecast forecast={audience.data.forecast} />
      )}
    </>
  );

  function audienceText({ count, minGroup }: CallAnswer<'getAudience'>): string {
    const { access, anonymous } = details.settings;
    if (count === 0) {
      return access === 'invited_only'
        ? 'Nobody is in this audience now, so nobody would be invited.'
        : 'Nobody is in this audience now. People can still answer through the link.';
    }
    const people = `${counted(formats, count, 'person', 'people')} in this audience now.`;
    return anonymous && count < minGroup ? `${people} That is too few for anonymous results to be released.` : people;
  }
}
