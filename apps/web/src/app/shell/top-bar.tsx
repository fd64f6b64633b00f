import { ActionIcon, Kbd, Tooltip } from '@mantine/core';
import { IconBell, IconKeyboard, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import { modifierKey } from './modifier-key.ts';
import classes from './top-bar.module.css';

interface TopBarProps {
  onMenu: () => void;
  onPalette: () => void;
  onShortcuts: () => void;
}

export function TopBar({ onMenu, onPalette, onShortcuts }: TopBarProps) {
  return (
    <div className={classes.bar} role="banner">
      <ActionIcon className={classes.menu} variant="subtle" color="gray" size={44} aria-label="Open menu" onClick={onMenu}>
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <button type="button" className={classes.jump} onClick={onPalette}>
        <IconSearch size={16} aria-hidden />
        <span className={classes.jumpText}>Jump to...</span>
        <Kbd size="xs">{modifierKey()} K</Kbd>
      </button>
      <div className={classes.spacer} />
      <Tooltip label="Keyboard shortcuts">
        <ActionIcon variant="subtle" color="gray" size={36} visibleFrom="sm" aria-label="Keyboard shortcuts" onClick={onShortcuts}>
          <IconKeyboard size={19} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <ColorSchemeMenu />
      <Tooltip label="Notifications">
        <ActionIcon component={Link} to={paths.notifications} variant="subtle" color="gray" size={36} aria-label="Notifications">
          <IconBell size={19} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
