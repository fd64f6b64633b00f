import type { CompanySettings } from '@vela/contract';
import { Panel } from '../../../ui/panel.tsx';
import { COMPANY_SETTINGS_LABELS as LABELS } from '../company-settings-form.ts';
import { industryLabel, sizeLabel, SURVEY_FREQUENCY_LABELS } from '../company-words.ts';
import { timeZoneLabel } from '../time-zone-choices.ts';
import { FactList } from './fact-list.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';

export const THRESHOLD_PURPOSE =
  'They keep anybody from finding out who answered what. Surveys that are running or closed keep the thresholds they were launched with.';

/** The settings for those who may not change them. */
export function SettingsFacts({ settings }: { settings: CompanySettings }) {
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
