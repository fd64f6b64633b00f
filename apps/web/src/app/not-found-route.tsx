import { useSession } from '../lib/session.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { CenteredLoader } from '../ui/centered-loader.tsx';
import { Shell } from './shell/shell.tsx';

/** An unknown address, inside the shell for whoever has one. */
export function NotFoundRoute() {
  const { status } = useSession();
  if (status === 'loading') return <CenteredLoader fullScreen />;
  if (status !== 'signed-in') {
    return (
      <main>
        <NotFoundPage />
      </main>
    );
  }
  return (
    <Shell>
      <NotFoundPage />
    </Shell>
  );
}
