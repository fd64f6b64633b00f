import type { CompanyReviewSettingsAnswer } from '@vela/contract';
import type { Formats } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import {
  BONUS_FIELDS,
  CONSECUTIVE_CYCLES,
  CUSTOM_MONTHS,
  CYCLE_FIELDS,
  frequencyLabel,
  type NumberFieldSpec,
  POINT_FIELDS,
  REVIEW_TYPE_FIELDS,
  REWARD_FIELDS,
} from '../review-settings-fields.ts';
import { type Fact, FactList } from './fact-list.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';

/** The review settings for those who may not change them. */
export function ReviewSettingsFacts({ settings }: { settings: CompanyReviewSettingsAnswer }) {
  const formats = useFormats();
  const numbers = (fields: readonly NumberFieldSpec[]) => fields.map((field) => numberFact(settings, field, formats));
  const types = REVIEW_TYPE_FIELDS.filter(({ name }) => settings[name]).map(({ label }) => label);
  return (
    <>
      <ReadOnlyNotice subject="the review settings" />
      <Panel title="Review cycle">
        <FactList
          facts={[
            { label: 'Review frequency', value: frequencyLabel(settings.frequency) },
            ...(settings.frequency === 'custom' ? numbers([CUSTOM_MONTHS]) : []),
            { label: 'Review types', value: types.join(', ') },
          ]}
        />
      </Panel>
      <Panel title="Points by rating">
        <FactList facts={numbers(POINT_FIELDS)} />
      </Panel>
      <Panel title="Bonus points">
        <FactList facts={numbers(BONUS_FIELDS)} />
      </Panel>
      <Panel title="Promotion">
        <FactList
          facts={[
            ...numbers(CYCLE_FIELDS),
            { label: 'Minimum rating', value: formats.oneDecimal(settings.minRating) },
            ...numbers([CONSECUTIVE_CYCLES]),
          ]}
        />
      </Panel>
      <Panel title="Rewards">
        <FactList
          facts={[
            ...settings.rewardTiers.map(({ amountUsd, points }) => ({
              label: `$${formats.number(amountUsd)} gift card`,
              value: `${formats.number(points)} reward points`,
            })),
            ...numbers(REWARD_FIELDS),
          ]}
        />
      </Panel>
    </>
  );
}

const numberFact = (
  settings: CompanyReviewSettingsAnswer,
  { name, label, unit }: NumberFieldSpec,
  formats: Formats,
): Fact => ({ label, value: `${formats.number(settings[name])} ${unit}` });
