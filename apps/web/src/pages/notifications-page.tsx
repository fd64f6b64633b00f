import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function NotificationsPage() {
  return (
    <Page>
      <PageHeader title="Notifications" />
    </Page>
  );
}
