import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function SurveyEditPage() {
  return (
    <Page>
      <PageHeader title="Edit Survey" />
    </Page>
  );
}
