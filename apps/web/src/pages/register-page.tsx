import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function RegisterPage() {
  return (
    <Page>
      <PageHeader title="Create your account" />
    </Page>
  );
}
