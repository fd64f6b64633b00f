import { IconBell, IconKeyboard, IconMenu2, IconSearch } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { paths } from '../paths.ts';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { modifierKey } from './modifier-key.ts';
import classes from './top-bar.module.css';

interface TopBarProps {
  onMenu: () => void;
  onPalette: () => void;
  onShortcuts: () => void;
}

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
