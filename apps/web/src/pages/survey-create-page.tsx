import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function SurveyCreatePage() {
  return (
    <Page>
      <PageHeader title="Create Survey" />
    </Page>
  );
}
