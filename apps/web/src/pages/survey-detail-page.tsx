import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function SurveyDetailPage() {
  return (
    <Page>
      <PageHeader title="Survey" />
    </Page>
  );
}
