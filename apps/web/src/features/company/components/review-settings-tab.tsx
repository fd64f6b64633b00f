import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CompanyReviewSettingsAnswer } from '@vela/contract';
import { plainEditRules, type Saved } from '../../../lib/edit.ts';
import type { Formats } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { getReviewSettings, saveReviewSettings, useReviewSettings } from '../api/company-settings.ts';
import { companyKeys } from '../api/company.ts';
import { EditFrame } from '../forms/edit-frame.tsx';
import { useSaveForm } from '../forms/use-save-form.ts';
import {
  BONUS_FIELDS,
  CONSECUTIVE_CYCLES,
  CUSTOM_MONTHS,
  CYCLE_FIELDS,
  DEFAULT_REVIEW_FORM,
  formFromReviewSettings,
  frequencyLabel,
  type NumberFieldSpec,
  POINT_FIELDS,
  problemsOfReviewForm,
  REVIEW_TYPE_FIELDS,
  reviewFieldLabel,
  type ReviewSettingsForm,
  reviewSettingsOf,
  REWARD_FIELDS,
} from '../review-settings-form.ts';
import { CompanyQuery } from './company-query.tsx';
import { type Fact, FactList, ReadOnlyNotice } from './fact-list.tsx';
import { ReviewSettingsFields } from './review-settings-fields.tsx';

/** What reviews earn, what a promotion takes and what points are worth. */
export function ReviewSettingsTab() {
  const settings = useReviewSettings();
  const mayEdit = useCan('company.write');
  return (
    <>
      <Notice tone="blue">Reviews and rewards are not built yet. What is set here is kept for them.</Notice>
      <CompanyQuery query={settings} title="Review Settings" rows={8}>
        {(data) => (mayEdit ? <ReviewSettingsEditing settings={data} /> : <ReviewSettingsFacts settings={data} />)}
      </CompanyQuery>
    </>
  );
}

const savedFrom = (settings: CompanyReviewSettingsAnswer): Saved<ReviewSettingsForm> => ({
  values: formFromReviewSettings(settings),
  revision: settings.revision,
});

const RULES = plainEditRules(DEFAULT_REVIEW_FORM);

function ReviewSettingsEditing({ settings }: { settings: CompanyReviewSettingsAnswer }) {
  const queryClient = useQueryClient();
  const keep = (answer: CallAnswer<'getCompanyReviewSettings'>): Saved<ReviewSettingsForm> => {
    queryClient.setQueryData<CallAnswer<'getCompanyReviewSettings'>>(companyKeys.reviewSettings, answer);
    return savedFrom(answer.settings);
  };
  const form = useEdit({
    key: `review-settings.${useUser().id}`,
    saved: savedFrom(settings),
    rules: RULES,
  });
  const saving = useSaveForm({
    form,
    problemsOf: problemsOfReviewForm,
    texts: { saved: 'Review settings saved', failed: 'Failed to save review settings' },
    save: async (values, revision) => keep(await saveReviewSettings({ ...reviewSettingsOf(values), revision })),
    load: async () => keep(await getReviewSettings()),
  });
  const reset = (
    <Button
      variant="default"
      disabled={RULES.isSame(form.values, DEFAULT_REVIEW_FORM)}
      onClick={() => {
        form.change(() => DEFAULT_REVIEW_FORM);
      }}
    >
      Reset to defaults
    </Button>
  );
  return (
    <EditFrame
      form={form}
      saving={saving}
      label="Review Settings"
      saveLabel="Save review settings"
      labelOf={reviewFieldLabel}
      actions={reset}
    >
      <ReviewSettingsFields
        values={form.values}
        errors={saving.errors}
        onChange={(changes) => {
          form.change((before) => ({ ...before, ...changes }));
        }}
      />
    </EditFrame>
  );
}

/** The review settings for those who may not change them. */
function ReviewSettingsFacts({ settings }: { settings: CompanyReviewSettingsAnswer }) {
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
