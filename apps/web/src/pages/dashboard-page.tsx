import { IconCalendar, IconChartBar, IconClipboardPlus, IconPlus, IconUsers } from '@tabler/icons-react';
import { can, type Permission, type Role, permissionScope } from '@vela/domain/accounts';
import { paths } from '../app/paths.ts';
import { InsightsPanel } from '../features/ai/components/insights-panel.tsx';
import {
  FirstRunPanel,
  type QuickAction,
  QuickActionsPanel,
} from '../features/company/components/dashboard-actions.tsx';
import { RecentSurveysPanel, SurveyStatCards } from '../features/company/components/dashboard-surveys.tsx';
import { RecentReviewsPanel, ReviewStatCards } from '../features/reviews/components/dashboard-reviews.tsx';
import { SurveysForYouPanel } from '../features/surveys/components/surveys-for-you-panel.tsx';
import { useUser } from '../lib/session.tsx';
import { useCan } from '../lib/use-can.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import classes from './dashboard-page.module.css';

const QUICK_ACTIONS: readonly (QuickAction & { permission: Permission })[] = [
  { label: 'Create Survey', to: paths.surveyCreate, icon: IconClipboardPlus, permission: 'surveys.write' },
  { label: 'Employee Reviews', to: paths.reviews, icon: IconUsers, permission: 'reviews.read' },
  { label: 'Calendar Integration', to: paths.calendar, icon: IconCalendar, permission: 'surveys.write' },
  { label: 'View Analytics', to: paths.analytics, icon: IconChartBar, permission: 'responses.read' },
];

const FIRST_STEPS = {
  people: paths.companyTab('people'),
  coreValues: paths.companyTab('core-values'),
  handbook: paths.companyTab('handbook'),
  survey: paths.surveyCreate,
  launch: paths.surveys,
};

const actionsOf = (role: Role) => QUICK_ACTIONS.filter(({ permission }) => can(role, permission));

/** What the figures are about: a manager sees only the surveys that he or she made. */
function newsOf(role: Role, companyName: string): string {
  switch (permissionScope(role, 'surveys.read')) {
    case 'company':
      return `this is how ${companyName} is doing.`;
    case null:
      return `welcome to ${companyName}.`;
    default:
      return 'this is how your own surveys are doing.';
  }
}

export function DashboardPage() {
  const { role, firstName, company } = useUser();
  const seesSurveys = useCan('surveys.read');
  const createsSurveys = useCan('surveys.write');
  const seesInsights = useCan('insights.read');
  const setsUp = useCan('company.write');
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        purpose={`Hello ${firstName}, ${newsOf(role, company.name)}`}
        actions={
          createsSurveys && (
            <ButtonLink to={paths.surveyCreate} leftSection={<IconPlus size={16} aria-hidden />}>
              New Survey
            </ButtonLink>
          )
        }
      />
      {setsUp && <FirstRunPanel links={FIRST_STEPS} />}
      <SurveysForYouPanel />
      <div className={classes.stats}>
        {seesSurveys && <SurveyStatCards />}
        <ReviewStatCards />
      </div>
      <div className={classes.columns}>
        <div className={classes.column}>
          {seesSurveys && (
            <RecentSurveysPanel
              allPath={paths.surveys}
              createPath={createsSurveys ? paths.surveyCreate : null}
              surveyPath={paths.survey}
            />
          )}
          <RecentReviewsPanel />
        </div>
        <div className={classes.column}>
          {seesInsights && <InsightsPanel surveyPath={paths.survey} />}
          <QuickActionsPanel actions={actionsOf(role)} />
        </div>
      </div>
    </Page>
  );
}
