import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CompanySettings } from '@vela/contract';
import { plainEditRules, type Saved } from '../../../lib/edit.ts';
import { useSession, useUser } from '../../../lib/session.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { Panel } from '../../../ui/panel.tsx';
import { getCompanySettings, saveCompanySettings, useCompanySettings } from '../api/company-settings.ts';
import { companyKeys } from '../api/company.ts';
import {
  COMPANY_SETTINGS_LABELS,
  COMPANY_SETTINGS_TEMPLATE,
  type CompanySettingsForm,
  formFromSettings,
  industryLabel,
  COMPANY_SETTINGS_LABELS as LABELS,
  problemsOfSettings,
  settingsOf,
  sizeLabel,
  SURVEY_FREQUENCY_LABELS,
} from '../company-settings-form.ts';
import { EditFrame } from '../forms/edit-frame.tsx';
import { useSaveForm } from '../forms/use-save-form.ts';
import { timeZoneLabel } from '../time-zone-choices.ts';
import { CompanyQuery } from './company-query.tsx';
import { FactList, ReadOnlyNotice } from './fact-list.tsx';
import { SettingsFields, THRESHOLD_PURPOSE } from './settings-fields.tsx';

/** Who the company is, when it works, and how small a group may be before its answers are hidden. */
export function SettingsTab() {
  const settings = useCompanySettings();
  const mayEdit = useCan('company.write');
  return (
    <CompanyQuery query={settings} title="Settings" rows={6}>
      {(data) => (mayEdit ? <SettingsEditing settings={data} /> : <SettingsFacts settings={data} />)}
    </CompanyQuery>
  );
}

const savedFrom = ({ settings }: CallAnswer<'getCompanySettings'>): Saved<CompanySettingsForm> => ({
  values: formFromSettings(settings),
  revision: settings.revision,
});

const isKnown = (path: string): path is keyof CompanySettingsForm => path in COMPANY_SETTINGS_LABELS;
const labelOf = (path: string) => (isKnown(path) ? COMPANY_SETTINGS_LABELS[path] : path);

const RULES = plainEditRules(COMPANY_SETTINGS_TEMPLATE);

function SettingsEditing({ settings }: { settings: CompanySettings }) {
  const queryClient = useQueryClient();
  const user = useUser();
  const { replaceUser } = useSession();
  const keep = (answer: CallAnswer<'getCompanySettings'>): Saved<CompanySettingsForm> => {
    queryClient.setQueryData<CallAnswer<'getCompanySettings'>>(companyKeys.settings, answer);
    return savedFrom(answer);
  };
  const form = useEdit({
    key: `company-settings.${user.id}`,
    saved: savedFrom({ settings }),
    rules: RULES,
  });
  const saving = useSaveForm({
    form,
    problemsOf: problemsOfSettings,
    texts: { saved: 'Settings saved', failed: 'Failed to save settings' },
    async save(values, revision) {
      const answer = await saveCompanySettings({ ...settingsOf(values), revision });
      const { name, timeZone } = answer.settings;
      // The shell and every date on the screen read these from the session.
      replaceUser({ ...user, company: { ...user.company, name, timeZone } });
      void queryClient.invalidateQueries({ queryKey: companyKeys.detail });
      return keep(answer);
    },
    load: async () => keep(await getCompanySettings()),
  });
  return (
    <EditFrame form={form} saving={saving} label="Settings" saveLabel="Save settings" labelOf={labelOf}>
      <SettingsFields
        values={form.values}
        errors={saving.errors}
        onChange={(changes) => {
          form.change((before) => ({ ...before, ...changes }));
        }}
      />
    </EditFrame>
  );
}

/** The settings for those who may not change them. */
function SettingsFacts({ settings }: { settings: CompanySettings }) {
  return (
    <>
      <ReadOnlyNotice subject="the settings" />
      <Panel title="Company profile">
        <FactList
          facts={[
            { label: LABELS.name, value: settings.name },
            { label: LABELS.domain, value: settings.domain === '' ? 'Not set' : settings.domain },
            { label: LABELS.industry, value: industryLabel(settings.industry) },
            { label: LABELS.size, value: sizeLabel(settings.size) },
          ]}
        />
      </Panel>
      <Panel title="Surveys and working time">
        <FactList
          facts={[
            { label: LABELS.surveyFrequency, value: SURVEY_FREQUENCY_LABELS[settings.surveyFrequency] },
            { label: LABELS.timeZone, value: timeZoneLabel(settings.timeZone) },
            { label: 'Working hours', value: `${settings.workingHoursStart} to ${settings.workingHoursEnd}` },
          ]}
        />
      </Panel>
      <Panel title="Privacy thresholds" purpose={THRESHOLD_PURPOSE}>
        <FactList
          facts={[
            { label: LABELS.minGroup, value: settings.minGroup },
            { label: LABELS.minGroupComments, value: settings.minGroupComments },
          ]}
        />
      </Panel>
    </>
  );
}
