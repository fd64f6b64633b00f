import type { companyReviewSettingsBodySchema, CompanyReviewSettingsAnswer } from '@vela/contract';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import { getCompanyReviewSettings } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { issuesByField, saveCompanyForm } from './save-company-form.ts';
import { updateReviewSettings } from './settings-store.ts';

/** Saves what reviews earn, what a promotion takes and what points are worth. */
export async function saveReviewSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { revision, ...fields }: z.output<typeof companyReviewSettingsBodySchema>,
): Promise<CompanyReviewSettingsAnswer> {
  permit(actor, 'company.write');
  return saveCompanyForm(
    deps,
    actor,
    {
      action: 'company.review-settings-changed',
      read: getCompanyReviewSettings,
      write: updateReviewSettings,
      issuesOf: issuesByField,
    },
    { fields, revision },
  );
}
