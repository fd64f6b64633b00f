import { useDisclosure } from '@mantine/hooks';
import { lazy, startTransition, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../lib/session.tsx';
import { prefetchScreens } from '../prefetch-screens.ts';
import demoBannerClasses from './demo-banner.module.css';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

// What opens on demand is fetched on demand.
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));
const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** Without the transition React holds the first opening back for 300 ms, and what is typed in the meantime is lost. */
const inTransition = (open: () => void) => () => {
  startTransition(open);
};

/** The frame of every signed-in screen. */
export function Shell({ children }: { children: ReactNode }) {
  const [menuOpened, menu] = useDisclosure(false);
  const [paletteOpened, palette] = useDisclosure(false);
  const [shortcutsOpened, shortcuts] = useDisclosure(false);
  useShortcuts({ onPalette: inTransition(palette.toggle), onShortcuts: inTransition(shortcuts.open) });
  useArrival(menu.close);
  useEffect(prefetchScreens, []);

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <aside className={classes.sidebar} aria-label="Sidebar">
        <Sidebar compact={false} />
      </aside>
      <div className={classes.column}>
        <div className={classes.top} role="region" aria-label="Top bar">
          <DemoBanner />
          <TopBar
            onMenu={inTransition(menu.open)}
            onPalette={inTransition(palette.open)}
            onShortcuts={inTransition(shortcuts.open)}
          />
        </div>
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      <Suspense>
        {menuOpened && <MenuDrawer onClose={menu.close} />}
        {paletteOpened && <CommandPalette onClose={palette.close} />}
        {shortcutsOpened && <ShortcutsDialog onClose={shortcuts.close} />}
      </Suspense>
    </div>
  );
}

/** A new screen starts at its top, without the menu that led to it. */
function useArrival(closeMenu: () => void): void {
  const { pathname } = useLocation();
  useEffect(() => {
    closeMenu();
    window.scrollTo(0, 0);
  }, [pathname, closeMenu]);
}

interface Shortcuts {
  onPalette: () => void;
  onShortcuts: () => void;
}

/** Keys that work on every screen; single keys only while nobody is typing. */
function useShortcuts({ onPalette, onShortcuts }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onPalette();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    if (event.key === '/' && focusSearch()) event.preventDefault();
    if (event.key === '?') {
      event.preventDefault();
      onShortcuts();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"],[role="alertdialog"]') !== null;

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('[data-search-box]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** Nobody should take invented people for their own. */
function DemoBanner() {
  const { company } = useUser();
  if (!company.isDemo) return null;
  return (
    <div className={demoBannerClasses.banner} role="note">
      {company.name} is a demo company: everything in it is made up.
    </div>
  );
}
