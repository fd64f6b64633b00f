import type { Icon } from '@tabler/icons-react';
import type { Permission } from '@vela/domain/accounts';
import type { ComponentType } from 'react';
import type { UpcomingContents } from '../pages/not-built-page.tsx';

/** All that an area tells the web app about itself; router, sidebar, palette and prefetching are made from it. */
export interface WebArea {
  screens: readonly WebScreen[];
  /** Links of the sidebar, which the palette has as well. */
  navigation?: readonly NavigationEntry[];
  /** What the palette leads to besides. */
  palette?: readonly ScreenLink[];
}

export type WebScreen = BuiltScreen | UpcomingScreen;

export interface BuiltScreen {
  path: ScreenPath;
  /** Each screen is code of its own, fetched when it is first opened. */
  page: () => Promise<ComponentType>;
  /** Who gets to it: those who are not signed in, everybody, or (where it isn't said) members in the shell. */
  access?: 'guests' | 'everybody';
  /** Whoever lacks it is told so, and offered no link. */
  permission?: Permission;
  /** Not yet what its link in the sidebar promises; the link is not drawn. */
  isPartial?: true;
}

/** Its address exists before its screen does; nothing links it. */
interface UpcomingScreen {
  path: ScreenPath;
  upcoming: UpcomingContents;
}

/** An address of paths.ts; what it takes becomes the route's parameter `id`. */
type ScreenPath = string | ((id: string) => string);

export interface ScreenLink {
  label: string;
  to: string;
  /** Where the link is for fewer people than the screen. */
  permission?: Permission;
}

export interface NavigationEntry extends ScreenLink {
  /** The heading that the entry stands below; null at the top. */
  group: string | null;
  icon: Icon;
  /** Left out of the slide-over menu. */
  wideOnly?: true;
}
