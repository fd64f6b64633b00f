import { NativeSelect, Select, TextInput } from '@mantine/core';
import { COMPANY_SIZES, INDUSTRIES, SURVEY_FREQUENCIES } from '@vela/domain/company';
import { useMemo } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import {
  type CompanySettingsForm,
  industryLabel,
  COMPANY_SETTINGS_LABELS as LABELS,
  MIN_GROUP_BOUNDS,
  MIN_GROUP_COMMENTS_BOUNDS,
  sizeLabel,
  SURVEY_FREQUENCY_LABELS,
} from '../company-settings-form.ts';
import { companyTimeZoneChoices } from '../time-zone-choices.ts';
import classes from './fields.module.css';
import { NumberField } from './number-field.tsx';

export const THRESHOLD_PURPOSE =
  'They keep anybody from finding out who answered what. Surveys that are running or closed keep the thresholds they were launched with.';

interface SettingsFieldsProps {
  values: CompanySettingsForm;
  errors: ReadonlyMap<string, string>;
  onChange: (changes: Partial<CompanySettingsForm>) => void;
}

const INDUSTRY_CHOICES = INDUSTRIES.map((value) => ({ value, label: industryLabel(value) }));
const SIZE_CHOICES = COMPANY_SIZES.map((value) => ({ value, label: sizeLabel(value) }));
const FREQUENCY_CHOICES = SURVEY_FREQUENCIES.map((value) => ({ value, label: SURVEY_FREQUENCY_LABELS[value] }));

export function SettingsFields(props: SettingsFieldsProps) {
  return (
    <>
      <ProfileFields {...props} />
      <SurveyFields {...props} />
      <WorkingTimeFields {...props} />
      <ThresholdFields {...props} />
    </>
  );
}

function ProfileFields({ values, errors, onChange }: SettingsFieldsProps) {
  return (
    <Panel title="Company profile">
      <div className={classes.grid}>
        <TextInput
          label={LABELS.name}
          autoComplete="organization"
          required
          withAsterisk={false}
          maxLength={200}
          value={values.name}
          error={errors.get('name')}
          onChange={(event) => {
            onChange({ name: event.currentTarget.value });
          }}
        />
        <TextInput
          label={LABELS.domain}
          placeholder="Optional"
          maxLength={253}
          value={values.domain}
          error={errors.get('domain')}
          onChange={(event) => {
            onChange({ domain: event.currentTarget.value });
          }}
        />
        <NativeSelect
          label={LABELS.industry}
          data={INDUSTRY_CHOICES}
          value={values.industry}
          error={errors.get('industry')}
          onChange={(event) => {
            const chosen = INDUSTRIES.find((known) => known === event.currentTarget.value);
            onChange({ industry: chosen ?? values.industry });
          }}
        />
        <NativeSelect
          label={LABELS.size}
          data={SIZE_CHOICES}
          value={values.size}
          error={errors.get('size')}
          onChange={(event) => {
            const chosen = COMPANY_SIZES.find((known) => known === event.currentTarget.value);
            onChange({ size: chosen ?? values.size });
          }}
        />
      </div>
    </Panel>
  );
}

function SurveyFields({ values, errors, onChange }: SettingsFieldsProps) {
  return (
    <Panel
      title="Surveys"
      purpose="Kept for surveys that repeat; until those are built, each survey is launched by hand."
    >
      <div className={classes.grid}>
        <NativeSelect
          label={LABELS.surveyFrequency}
          data={FREQUENCY_CHOICES}
          value={values.surveyFrequency}
          error={errors.get('surveyFrequency')}
          onChange={(event) => {
            const chosen = SURVEY_FREQUENCIES.find((known) => known === event.currentTarget.value);
            onChange({ surveyFrequency: chosen ?? values.surveyFrequency });
          }}
        />
      </div>
    </Panel>
  );
}

function WorkingTimeFields({ values, errors, onChange }: SettingsFieldsProps) {
  const zones = useMemo(() => companyTimeZoneChoices(values.timeZone), [values.timeZone]);
  return (
    <Panel
      title="Working time"
      purpose="The zone decides when a day begins and ends, the hours when your people are at work."
    >
      <div className={classes.grid}>
        <Select
          label={LABELS.timeZone}
          data={zones}
          searchable
          allowDeselect={false}
          nothingFoundMessage="No time zone of that name"
          maxDropdownHeight={300}
          value={values.timeZone}
          error={errors.get('timeZone')}
          onChange={(timeZone) => {
            if (timeZone !== null) onChange({ timeZone });
          }}
        />
        <TextInput
          type="time"
          label={LABELS.workingHoursStart}
          value={values.workingHoursStart}
          error={errors.get('workingHoursStart')}
          onChange={(event) => {
            onChange({ workingHoursStart: event.currentTarget.value });
          }}
        />
        <TextInput
          type="time"
          label={LABELS.workingHoursEnd}
          value={values.workingHoursEnd}
          error={errors.get('workingHoursEnd')}
          onChange={(event) => {
            onChange({ workingHoursEnd: event.currentTarget.value });
          }}
        />
      </div>
    </Panel>
  );
}

function ThresholdFields({ values, errors, onChange }: SettingsFieldsProps) {
  const [minGroup, maxGroup] = MIN_GROUP_BOUNDS;
  const [minComments, maxComments] = MIN_GROUP_COMMENTS_BOUNDS;
  return (
    <Panel title="Privacy thresholds" purpose={THRESHOLD_PURPOSE}>
      <div className={classes.wideGrid}>
        <NumberField
          label={LABELS.minGroup}
          unit="people"
          description={`Scores, counts and comments of a survey stay hidden until this many have answered (${minGroup} to ${maxGroup}).`}
          min={minGroup}
          max={maxGroup}
          value={values.minGroup}
          error={errors.get('minGroup')}
          onChange={(text) => {
            onChange({ minGroup: text });
          }}
        />
        <NumberField
          label={LABELS.minGroupComments}
          unit="people"
          description={`Words give people away sooner than scores do, so a team's comments need more of them (${minComments} to ${maxComments}).`}
          min={minComments}
          max={maxComments}
          value={values.minGroupComments}
          error={errors.get('minGroupComments')}
          onChange={(text) => {
            onChange({ minGroupComments: text });
          }}
        />
      </div>
    </Panel>
  );
}
