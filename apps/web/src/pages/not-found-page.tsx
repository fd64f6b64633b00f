import { paths } from '../app/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';

export function NotFoundPage() {
  return (
    <Page narrow>
      <PageHeader title="Page not found" />
      <Panel>
        <EmptyState
          title="There is nothing at this address"
          text="The link may be old, or a letter of it may be missing."
          action={<ButtonLink to={paths.dashboard}>Back to the dashboard</ButtonLink>}
        />
      </Panel>
    </Page>
  );
}
