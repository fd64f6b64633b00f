import { OutboxPanel } from '../features/notifications/components/outbox-panel.tsx';
import { useCan } from '../lib/use-can.ts';
import { NotBuiltPage } from './not-built-page.tsx';

export function NotificationsPage() {
  const readsOutbox = useCan('outbox.read');
  return (
    <NotBuiltPage
      title="Notifications"
      purpose="What happened, and how you hear of it."
      contents={[
        'Recent notifications with a mark-read button',
        'Preferences for email, push and survey reminders',
        'Test notifications that really are sent',
      ]}
    >
      {readsOutbox && <OutboxPanel />}
    </NotBuiltPage>
  );
}
