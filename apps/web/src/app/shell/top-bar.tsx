import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import {
  IconBell,
  IconKeyboard,
  IconMenu2,
  IconSearch,
  IconDeviceDesktop,
  IconMoon,
  IconSun,
  type Icon,
} from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { paths } from '../paths.ts';
import { modifierKey } from './modifier-key.ts';
import classes from './top-bar.module.css';

interface TopBarProps {
  onMenu: () => void;
  onPalette: () => void;
  onShortcuts: () => void;
}

const SCHEMES: Record<MantineColorScheme, { icon: Icon; label: string; next: MantineColorScheme }> = {
  auto: { icon: IconDeviceDesktop, label: 'Colours: like the system', next: 'light' },
  light: { icon: IconSun, label: 'Colours: light', next: 'dark' },
  dark: { icon: IconMoon, label: 'Colours: dark', next: 'auto' },
};

export function TopBar({ onMenu, onPalette, onShortcuts }: TopBarProps) {
  return (
    <div className={classes.bar}>
      <IconButton className={classes.menu} label="Open menu" icon={IconMenu2} onClick={onMenu} />
      <button type="button" className={classes.jump} onClick={onPalette}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.jumpText}>Jump to...</span>
        <kbd className={classes.key} aria-hidden>
          {modifierKey()} K
        </kbd>
      </button>
      <div className={classes.spacer} />
      <IconButton className={classes.wideOnly} label="Keyboard shortcuts" icon={IconKeyboard} onClick={onShortcuts} />
      <ColorSchemeSwitch />
      <IconButton label="Notifications" icon={IconBell} to={paths.notifications} />
    </div>
  );
}

/** Goes from the system's scheme to light to dark and back; the choice is kept. */
function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon, label, next } = SCHEMES[colorScheme];
  return (
    <IconButton
      icon={icon}
      label={label}
      onClick={() => {
        setColorScheme(next);
      }}
    />
  );
}
