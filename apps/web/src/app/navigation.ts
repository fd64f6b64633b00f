import { can, type Role } from '@vela/domain/accounts';
import type { NavigationEntry, ScreenLink, WebArea } from './area.ts';

export interface NavigationGroup {
  label: string | null;
  entries: NavigationEntry[];
}

interface Viewer {
  role: Role;
  /** The slide-over menu of small screens leaves some entries out. */
  compact: boolean;
}

/** The sidebar: the links that work and that the role may follow, below their headings. */
export function visibleNavigation(areas: readonly WebArea[], { role, compact }: Viewer): NavigationGroup[] {
  const groups: NavigationGroup[] = [];
  for (const entry of areas.flatMap(({ navigation = [] }) => navigation)) {
    if (!isWorking(areas, entry) || !mayFollow(areas, entry, role) || (compact && entry.wideOnly)) continue;
    const group = groups.find(({ label }) => label === entry.group);
    if (group === undefined) groups.push({ label: entry.group, entries: [entry] });
    else group.entries.push(entry);
  }
  return groups;
}

/** What the palette has besides the sidebar's links. */
export const visiblePalette = (areas: readonly WebArea[], role: Role): ScreenLink[] =>
  areas.flatMap(({ palette = [] }) => palette).filter((link) => mayFollow(areas, link, role));

/** Whether an entry stands for the address that is open; its sub-screens count. */
export function isCurrent(entry: ScreenLink, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query] = entry.to.split('?');
  if (path === undefined) return false;
  if (query !== undefined) return pathname === path && new URLSearchParams(search).toString() === query;
  return pathname === path || pathname.startsWith(`${path}/`);
}

function isWorking(areas: readonly WebArea[], link: ScreenLink): boolean {
  const screen = screenBehind(areas, link);
  return screen !== undefined && 'page' in screen && screen.isPartial !== true;
}

function mayFollow(areas: readonly WebArea[], link: ScreenLink, role: Role): boolean {
  const screen = screenBehind(areas, link);
  const ofScreen = screen !== undefined && 'page' in screen ? screen.permission : undefined;
  return [ofScreen, link.permission].every((permission) => permission === undefined || can(role, permission));
}

const screenBehind = (areas: readonly WebArea[], { to }: ScreenLink) =>
  areas.flatMap(({ screens }) => screens).find(({ path }) => path === to.split('?')[0]);
