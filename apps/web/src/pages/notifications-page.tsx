import { OutboxPanel } from '../features/notifications/components/outbox-panel.tsx';
import { useCan } from '../lib/use-can.ts';
import { NotBuiltPage } from './not-built-page.tsx';

export function NotificationsPage() {
  const readsOutbox = useCan('outbox.read');
  return <NotBuiltPage screen="notifications">{readsOutbox && <OutboxPanel />}</NotBuiltPage>;
}
