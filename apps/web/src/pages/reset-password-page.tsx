import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function ResetPasswordPage() {
  return (
    <Page>
      <PageHeader title="Reset password" />
    </Page>
  );
}
