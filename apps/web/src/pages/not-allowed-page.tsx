import { paths } from '../app/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';

export function NotAllowedPage() {
  return (
    <Page narrow>
      <PageHeader title="Not part of your role" />
      <Panel>
        <EmptyState
          title="You don't have access to this screen"
          text="Your role in the company does not include it. An administrator of your company can change that."
          action={<ButtonLink to={paths.dashboard}>Back to the dashboard</ButtonLink>}
        />
      </Panel>
    </Page>
  );
}
