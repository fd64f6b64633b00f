import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';

const reload = () => {
  window.location.reload();
};

/** A screen that could not be drawn, or whose code could not be fetched; the shell around it stands. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page narrow>
      <Panel>
        {isMissingCode(error) ? (
          <EmptyState
            title="This screen could not be fetched"
            text="The connection broke, or Vela was updated in the meantime. Reloading brings the current version."
            action={<Button onClick={reload}>Reload</Button>}
          />
        ) : (
          <ErrorState isScreen title="This screen could not be shown" error={error} onRetry={reload} />
        )}
      </Panel>
    </Page>
  );
}

/** Browsers word it differently, and each as a TypeError of the import. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script|Importing a module/i.test(error.message);
