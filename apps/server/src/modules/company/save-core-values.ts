import type { coreValuesBodySchema, Issue } from '@vela/contract';
import { changesOfCoreValues, namedCoreValues, type CoreValue } from '@vela/domain/company';
import type { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { saveCompanyForm, type CompanyForm } from './save-company-form.ts';
import { getCompanyRow, updateCoreValues, type CoreValues } from './settings-store.ts';

/** Replaces the core values, in the given order, without those that have no name. */
export async function saveCoreValues(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { values, revision }: z.output<typeof coreValuesBodySchema>,
): Promise<CoreValues & { revision: number }> {
  permit(actor, 'company.write');
  const { coreValues, revision: saved } = await saveCompanyForm(deps, actor, form, {
    fields: { coreValues: namedCoreValues(values) },
    revision,
  });
  return { coreValues, revision: saved };
}

const form: CompanyForm<CoreValues> = {
  action: 'company.core-values-changed',
  read: async (tx, companyId) => {
    const { coreValues, coreValuesRevision } = await getCompanyRow(tx, companyId);
    return { coreValues, revision: coreValuesRevision };
  },
  write: updateCoreValues,
  issuesOf: (changes, nameOf) =>
    changes.flatMap((change): Issue[] =>
      Object.values(change.changes).flatMap(({ before, after }) =>
        // Safe: the form's only field is the list of values.
        changesOfCoreValues(before as CoreValue[], after as CoreValue[]).map((act) => ({
          path: 'values',
          message: `${nameOf(change)} ${act}`,
        })),
      ),
    ),
};
