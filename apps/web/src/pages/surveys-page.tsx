import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function SurveysPage() {
  return (
    <Page>
      <PageHeader title="Surveys" />
    </Page>
  );
}
