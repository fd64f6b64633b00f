import type { CompanySettings, companySettingsBodySchema } from '@vela/contract';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import { getCompanySettings } from '../../platform/company-settings-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { issuesByField, saveCompanyForm } from './save-company-form.ts';
import { updateSettings } from './settings-store.ts';

/** Saves profile, survey frequency, working time and thresholds. Launched surveys keep the thresholds that they have. */
export async function saveSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { revision, ...fields }: z.output<typeof companySettingsBodySchema>,
): Promise<CompanySettings> {
  permit(actor, 'company.write');
  return saveCompanyForm(
    deps,
    actor,
    {
      action: 'company.settings-changed',
      read: getCompanySettings,
      write: updateSettings,
      issuesOf: issuesByField,
    },
    { fields, revision },
  );
}
