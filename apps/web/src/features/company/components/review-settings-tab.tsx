import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CompanyReviewSettingsAnswer } from '@vela/contract';
import { useUser } from '../../../lib/session.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { Notice } from '../../../ui/notice.tsx';
import {
  getReviewSettings,
  type ReviewSettingsAnswer,
  saveReviewSettings,
  useReviewSettings,
} from '../api/company-review-settings.ts';
import { companyKeys } from '../api/keys.ts';
import { EditFrame } from '../forms/edit-frame.tsx';
import { isSame, type Saved } from '../forms/kept-edit.ts';
import { useEditForm } from '../forms/use-edit-form.ts';
import { useSaveForm } from '../forms/use-save-form.ts';
import { reviewFieldLabel } from '../review-settings-fields.ts';
import {
  DEFAULT_REVIEW_FORM,
  formFromReviewSettings,
  problemsOfReviewForm,
  type ReviewSettingsForm,
  reviewSettingsOf,
} from '../review-settings-form.ts';
import { CompanyQuery } from './company-query.tsx';
import { ReviewSettingsFacts } from './review-settings-facts.tsx';
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

function ReviewSettingsEditing({ settings }: { settings: CompanyReviewSettingsAnswer }) {
  const queryClient = useQueryClient();
  const keep = (answer: ReviewSettingsAnswer): Saved<ReviewSettingsForm> => {
    queryClient.setQueryData<ReviewSettingsAnswer>(companyKeys.reviewSettings, answer);
    return savedFrom(answer.settings);
  };
  const form = useEditForm({
    key: `review-settings.${useUser().id}`,
    saved: savedFrom(settings),
    template: DEFAULT_REVIEW_FORM,
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
      disabled={isSame(form.values, DEFAULT_REVIEW_FORM)}
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
