import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function ForgotPasswordPage() {
  return (
    <Page>
      <PageHeader title="Forgot password" />
    </Page>
  );
}
