import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CommandPalette } from './command-palette.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The frame of every signed-in screen. */
export function Shell({ children }: { children: ReactNode }) {
  const [menuOpened, menu] = useDisclosure(false);
  const [paletteOpened, palette] = useDisclosure(false);
  const [shortcutsOpened, shortcuts] = useDisclosure(false);
  useShortcuts({ onPalette: palette.toggle, onShortcuts: shortcuts.open });
  useArrival(menu.close);

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <aside className={classes.sidebar}>
        <Sidebar compact={false} />
      </aside>
      <Drawer opened={menuOpened} onClose={menu.close} size={280} padding={0} withCloseButton={false} aria-label="Menu">
        <Sidebar compact onLeave={menu.close} />
      </Drawer>
      <div className={classes.column}>
        <DemoBanner />
        <TopBar onMenu={menu.open} onPalette={palette.open} onShortcuts={shortcuts.open} />
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      <CommandPalette opened={paletteOpened} onClose={palette.close} />
      <ShortcutsDialog opened={shortcutsOpened} onClose={shortcuts.close} />
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
