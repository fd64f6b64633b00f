import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function DashboardPage() {
  return (
    <Page>
      <PageHeader title="Dashboard" />
    </Page>
  );
}
