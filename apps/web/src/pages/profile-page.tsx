import { PasswordPanel } from '../features/auth/components/password-forms.tsx';
import { ProfilePanel } from '../features/auth/components/profile-panel.tsx';
import { SessionsPanel } from '../features/auth/components/sessions-panel.tsx';
import { YourDataPanel } from '../features/people/person/personal-data.tsx';
import { Page, PageHeader } from '../ui/page.tsx';

export function ProfilePage() {
  return (
    <Page narrow>
      <PageHeader title="Your profile" purpose="Your name, your language, where you are signed in, and your data." />
      <ProfilePanel />
      <PasswordPanel />
      <SessionsPanel />
      <YourDataPanel />
    </Page>
  );
}
