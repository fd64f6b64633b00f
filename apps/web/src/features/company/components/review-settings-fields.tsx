import { Checkbox, NativeSelect } from '@mantine/core';
import { COMPANY_REVIEW_BOUNDS, REVIEW_FREQUENCIES } from '@vela/domain/company';
import { Panel } from '../../../ui/panel.tsx';
import {
  BONUS_FIELDS,
  CONSECUTIVE_CYCLES,
  CUSTOM_MONTHS,
  CYCLE_FIELDS,
  FREQUENCY_CHOICES,
  MIN_RATING_CHOICES,
  type NumberFieldSpec,
  POINT_FIELDS,
  REVIEW_TYPE_FIELDS,
  REWARD_FIELDS,
} from '../review-settings-fields.ts';
import classes from './fields.module.css';
import { NumberField } from './number-field.tsx';
import { RewardTierFields, type ReviewSettingsFieldsProps } from './reward-tier-fields.tsx';

export function ReviewSettingsFields(props: ReviewSettingsFieldsProps) {
  return (
    <>
      <CycleAndTypes {...props} />
      <Panel title="Points by rating" purpose="What the reviewed person earns by the overall rating of a review.">
        <NumberFields fields={POINT_FIELDS} {...props} />
      </Panel>
      <Panel title="Bonus points" purpose="What the writer of a review earns on top.">
        <NumberFields fields={BONUS_FIELDS} {...props} />
      </Panel>
      <Promotion {...props} />
      <Panel title="Rewards" purpose="What points are worth, and how they are paid out.">
        <RewardTierFields {...props} />
        <hr className={classes.line} />
        <NumberFields fields={REWARD_FIELDS} {...props} />
      </Panel>
    </>
  );
}

interface NumberFieldsProps extends ReviewSettingsFieldsProps {
  fields: readonly NumberFieldSpec[];
}

function NumberFields({ fields, ...props }: NumberFieldsProps) {
  return (
    <div className={classes.grid}>
      {fields.map((field) => (
        <BoundedNumber key={field.name} field={field} {...props} />
      ))}
    </div>
  );
}

function BoundedNumber({ field, values, errors, onChange }: ReviewSettingsFieldsProps & { field: NumberFieldSpec }) {
  const { name, ...words } = field;
  const [min, max] = COMPANY_REVIEW_BOUNDS[name];
  return (
    <NumberField
      {...words}
      min={min}
      max={max}
      value={values[name]}
      error={errors.get(name)}
      onChange={(text) => {
        onChange({ [name]: text });
      }}
    />
  );
}

function CycleAndTypes(props: ReviewSettingsFieldsProps) {
  const { values, errors, onChange } = props;
  const typeError = errors.get('review360');
  return (
    <Panel title="Review cycle" purpose="How often reviews take place, and which kinds.">
      <div className={classes.grid}>
        <NativeSelect
          label="Review frequency"
          data={FREQUENCY_CHOICES}
          value={values.frequency}
          error={errors.get('frequency')}
          onChange={(event) => {
            const chosen = REVIEW_FREQUENCIES.find((known) => known === event.currentTarget.value);
            onChange({ frequency: chosen ?? values.frequency });
          }}
        />
        {values.frequency === 'custom' && <BoundedNumber field={CUSTOM_MONTHS} {...props} />}
      </div>
      <fieldset className={classes.group} aria-describedby={typeError === undefined ? undefined : 'review-types-error'}>
        <legend>Review types</legend>
        <div className={classes.checks}>
          {REVIEW_TYPE_FIELDS.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={values[name]}
              aria-invalid={typeError === undefined ? undefined : true}
              onChange={(event) => {
                onChange({ [name]: event.currentTarget.checked });
              }}
            />
          ))}
        </div>
        {typeError !== undefined && (
          <p className={classes.error} role="alert" id="review-types-error">
            {typeError}
          </p>
        )}
      </fieldset>
    </Panel>
  );
}

function Promotion(props: ReviewSettingsFieldsProps) {
  const { values, errors, onChange } = props;
  return (
    <Panel title="Promotion" purpose="How many review cycles a step up takes, and how they must have gone.">
      <NumberFields fields={CYCLE_FIELDS} {...props} />
      <hr className={classes.line} />
      <div className={classes.grid}>
        <NativeSelect
          label="Minimum rating"
          description="Average of a cycle, from 1 to 5"
          data={MIN_RATING_CHOICES}
          value={values.minRating}
          error={errors.get('minRating')}
          onChange={(event) => {
            onChange({ minRating: event.currentTarget.value });
          }}
        />
        <BoundedNumber field={CONSECUTIVE_CYCLES} {...props} />
      </div>
    </Panel>
  );
}
