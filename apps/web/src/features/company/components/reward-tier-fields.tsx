import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { REWARD_TIER_LIMITS } from '@vela/domain/company';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { newRowId } from '../new-row-id.ts';
import type { ReviewSettingsForm, TierRow } from '../review-settings-form.ts';
import classes from './fields.module.css';
import { NumberField } from './number-field.tsx';

export interface ReviewSettingsFieldsProps {
  values: ReviewSettingsForm;
  errors: ReadonlyMap<string, string>;
  onChange: (changes: Partial<ReviewSettingsForm>) => void;
}

/** Which gift card costs how many reward points. */
export function RewardTierFields({ values, errors, onChange }: ReviewSettingsFieldsProps) {
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
          onChange({ tiers: [...tiers, { id: newRowId(), amountUsd: '', points: '' }] });
        }}
      >
        Add tier
      </Button>
      {isFull && <p className={classes.hint}>At most {REWARD_TIER_LIMITS.tiers} tiers</p>}
    </fieldset>
  );
}
