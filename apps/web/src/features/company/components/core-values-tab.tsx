import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, Company } from '@vela/contract';
import { plainEditRules, type Saved } from '../../../lib/edit.ts';
import { useUser } from '../../../lib/session.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { companyKeys, getCompany, saveCoreValues, useCompany } from '../api/company.ts';
import {
  CORE_VALUES_TEMPLATE,
  type CoreValuesForm,
  coreValuesOf,
  formFromCoreValues,
  problemsOfCoreValues,
} from '../core-values-form.ts';
import { EditFrame } from '../forms/edit-frame.tsx';
import { useSaveForm } from '../forms/use-save-form.ts';
import { CompanyQuery } from './company-query.tsx';
import { CoreValueEditor } from './core-value-editor.tsx';
import classes from './core-values.module.css';
import { ReadOnlyNotice } from './fact-list.tsx';

/** What the company stands for; surveys are generated with these in mind. */
export function CoreValuesTab() {
  const company = useCompany();
  const mayEdit = useCan('company.write');
  return (
    <CompanyQuery query={company} title="Core Values">
      {(data) => (mayEdit ? <CoreValuesEditing company={data} /> : <CoreValueList values={data.coreValues} />)}
    </CompanyQuery>
  );
}

const savedFrom = ({ coreValues, coreValuesRevision }: Company): Saved<CoreValuesForm> => ({
  values: formFromCoreValues(coreValues),
  revision: coreValuesRevision,
});

const RULES = plainEditRules(CORE_VALUES_TEMPLATE);

function CoreValuesEditing({ company }: { company: Company }) {
  const queryClient = useQueryClient();
  const key = `core-values.${useUser().id}`;
  const form = useEdit({ key, saved: savedFrom(company), rules: RULES });
  const saving = useSaveForm({
    form,
    problemsOf: problemsOfCoreValues,
    texts: { saved: 'Core values updated successfully!', failed: 'Failed to update core values' },
    async save(values, revision) {
      const saved = await saveCoreValues({ values: coreValuesOf(values), revision });
      queryClient.setQueryData<CallAnswer<'getCompany'>>(
        companyKeys.detail,
        (before) => before && withValues(before, saved),
      );
      void queryClient.invalidateQueries({ queryKey: companyKeys.firstRun });
      return { values: formFromCoreValues(saved.coreValues), revision: saved.revision };
    },
    async load() {
      const answer = await getCompany();
      queryClient.setQueryData<CallAnswer<'getCompany'>>(companyKeys.detail, answer);
      return savedFrom(answer.company);
    },
  });
  return (
    <EditFrame
      form={form}
      saving={saving}
      label="Core Values"
      saveLabel="Save core values"
      labelOf={() => 'Core values'}
    >
      <CoreValueEditor
        rows={form.values.rows}
        errors={saving.errors}
        onChange={(rows) => {
          form.change(({ rows: before }) => ({ rows: rows(before) }));
        }}
      />
    </EditFrame>
  );
}

const withValues = (
  { company }: CallAnswer<'getCompany'>,
  saved: CallAnswer<'saveCoreValues'>,
): CallAnswer<'getCompany'> => ({
  company: { ...company, coreValues: saved.coreValues, coreValuesRevision: saved.revision },
});

/** The values as those see them who may not change them. */
function CoreValueList({ values }: { values: Company['coreValues'] }) {
  return (
    <>
      <ReadOnlyNotice subject="the core values" />
      <Panel title="Core Values" flush={values.length > 0}>
        {values.length === 0 ? (
          <EmptyState title="Not set" text="Your company has not entered core values yet." />
        ) : (
          <ul className={classes.readList}>
            {values.map(({ value, description, importance }) => (
              <li key={value}>
                <div>
                  <div className={classes.name}>{value}</div>
                  {description !== '' && <div className={classes.description}>{description}</div>}
                </div>
                <ToneBadge tone="neutral">Importance {importance} of 10</ToneBadge>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
