import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { COMPANY_REVIEW_BOUNDS, REVIEW_FREQUENCIES, REWARD_TIER_LIMITS } from '@vela/domain/company';
import { useRef } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
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
  type ReviewSettingsForm,
  REWARD_FIELDS,
  type TierRow,
} from '../review-settings-form.ts';
import classes from './fields.module.css';
import { NumberField } from './number-field.tsx';

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

interface ReviewSettingsFieldsProps {
  values: ReviewSettingsForm;
  errors: ReadonlyMap<string, string>;
  onChange: (changes: Partial<ReviewSettingsForm>) => void;
}

/** Which gift card costs how many reward points. */
function RewardTierFields({ values, errors, onChange }: ReviewSettingsFieldsProps) {
  const { tiers } = values;
  const addButton = useRef<HTMLButtonElement>(null);
  const error = errors.get('rewardTiers');
  const isFull = tiers.length >= REWARD_TIER_LIMITS.tiers;
  const change = (id: string, changes: Partial<TierRow>) => {
    onChange({ tiers: tiers.map((tier) => (tier.id === id ? { ...tier, ...changes } : tier)) });
  };
  return (
    <fieldset className={classes.tiers}>
      <legend className={classes.legend}>Gift card tiers</legend>
      <ul>
        {tiers.map((tier, index) => (
          <li key={tier.id} aria-label={`Tier ${String(index + 1)}`}>
            <NumberField
              label="Gift card"
              unit="dollars"
              min={1}
              max={REWARD_TIER_LIMITS.amountUsdMax}
              value={tier.amountUsd}
              error={errors.get(`rewardTiers.${index}.amountUsd`)}
              onChange={(amountUsd) => {
                change(tier.id, { amountUsd });
              }}
            />
            <NumberField
              label="Costs"
              unit="reward points"
              min={1}
              max={REWARD_TIER_LIMITS.pointsMax}
              value={tier.points}
              error={errors.get(`rewardTiers.${index}.points`)}
              onChange={(points) => {
                change(tier.id, { points });
              }}
            />
            <IconButton
              className={classes.removeTier}
              label={`Remove tier ${String(index + 1)}`}
              icon={IconTrash}
              onClick={() => {
                onChange({ tiers: tiers.filter(({ id }) => id !== tier.id) });
                addButton.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Button
        ref={addButton}
        size="xs"
        variant="light"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={isFull}
        aria-invalid={error === undefined ? undefined : true}
        onClick={() => {
          onChange({ tiers: [...tiers, { id: newId(), amountUsd: '', points: '' }] });
        }}
      >
        Add tier
      </Button>
      {isFull && <p className={classes.hint}>At most {REWARD_TIER_LIMITS.tiers} tiers</p>}
    </fieldset>
  );
}
