import { permissionScope } from '@vela/domain/accounts';
import { useSearchParams } from 'react-router';
import { useCompanyAnalytics, useExecutiveDashboard } from '../features/analytics/api/company-figures.ts';
import { CompanyPanels } from '../features/analytics/company/company-panels.tsx';
import { TimeframePicker } from '../features/analytics/company/timeframe-picker.tsx';
import { ExecutivePanel } from '../features/analytics/executive/executive-panel.tsx';
import { IndividualPanel } from '../features/analytics/individual/individual-panel.tsx';
import { timeframeFrom, wordsBefore } from '../features/analytics/timeframe.ts';
import { usePeriodFormat } from '../features/analytics/use-day-formats.ts';
import { ExportMenu } from '../features/exports/components/export-menu.tsx';
import { useUser } from '../lib/session.tsx';
import { useCan } from '../lib/use-can.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { CenteredLoader } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';

export function AnalyticsPage() {
  const [query, setQuery] = useSearchParams();
  const timeframe = timeframeFrom(query.get('timeframe'));
  const seesExecutive = useCan('executive.read');
  const company = useCompanyAnalytics(timeframe);
  const executive = useExecutiveDashboard({ enabled: seesExecutive });
  const formatPeriod = usePeriodFormat();
  const seesCompany = permissionScope(useUser().role, 'analytics.read') === 'company';

  const change = (name: string, value: string | null) => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <Page>
      <PageHeader
        title="Survey Analytics"
        purpose={
          company.data
            ? `${formatPeriod(company.data.period)}, days in ${company.data.period.timeZone}`
            : 'Scores, participation and risks over all surveys.'
        }
        actions={
          <>
            <ExportMenu key={timeframe} subject={{ timeframe }} />
            <TimeframePicker
              value={timeframe}
              onChange={(chosen) => {
                change('timeframe', chosen);
              }}
            />
          </>
        }
      />
      {!seesCompany && (
        <Notice tone="blue">
          You see the surveys that you made, not those of the whole company. Groups that are too small stay hidden for
          everybody.
        </Notice>
      )}
      {company.isLoading || executive.isLoading ? (
        <CenteredLoader label="Loading analytics" />
      ) : (
        <>
          {company.data && <CompanyPanels analytics={company.data} since={wordsBefore(timeframe)} />}
          {company.data === undefined && (
            <Panel>
              <ErrorState
                error={company.error}
                onRetry={() => void company.refetch()}
                isRetrying={company.isFetching}
              />
            </Panel>
          )}
          {company.data && (
            <IndividualPanel
              surveys={company.data.surveys}
              surveyId={query.get('survey')}
              onChoose={(surveyId) => {
                change('survey', surveyId);
              }}
            />
          )}
          {seesExecutive && <ExecutivePanel dashboard={executive} />}
        </>
      )}
    </Page>
  );
}
