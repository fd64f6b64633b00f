import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function ProfilePage() {
  return (
    <Page>
      <PageHeader title="Profile" />
    </Page>
  );
}
