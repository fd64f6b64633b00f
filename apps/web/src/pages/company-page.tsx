import { paths } from '../app/paths.ts';
import { AllInsightsPanel } from '../features/ai/components/insights-panel.tsx';
import { AuditTab } from '../features/audit/components/audit-tab.tsx';
import { CompanyOverviewTab } from '../features/company/components/company-overview-tab.tsx';
import { CompanyTabs } from '../features/company/components/company-tabs.tsx';
import { CoreValuesTab } from '../features/company/components/core-values-tab.tsx';
import { ReviewSettingsTab } from '../features/company/components/review-settings-tab.tsx';
import { SettingsTab } from '../features/company/components/settings-tab.tsx';
import { HandbookTab } from '../features/documents/components/handbook-tab.tsx';
import { PeopleTab } from '../features/people/components/people-tab.tsx';
import { PersonSelect } from '../features/people/components/person-select.tsx';
import { Page, PageHeader } from '../ui/page.tsx';

const OVERVIEW_LINKS = {
  handbook: paths.companyTab('handbook'),
  coreValues: paths.companyTab('core-values'),
  calendar: paths.calendar,
};

export function CompanyPage() {
  return (
    <Page>
      <PageHeader title="Company" purpose="Who works here, what you stand for, and what Vela knows about it." />
      <CompanyTabs
        contents={{
          overview: <CompanyOverviewTab links={OVERVIEW_LINKS} />,
          'core-values': <CoreValuesTab />,
          handbook: <HandbookTab />,
          'ai-insights': <AllInsightsPanel surveyPath={paths.survey} />,
          'review-settings': <ReviewSettingsTab />,
          settings: <SettingsTab />,
          people: <PeopleTab />,
          'audit-log': (
            <AuditTab
              personField={(field) => <PersonSelect aria-label="Person" placeholder="Everybody" {...field} />}
            />
          ),
        }}
      />
    </Page>
  );
}
