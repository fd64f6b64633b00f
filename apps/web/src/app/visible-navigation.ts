import { can, type Role } from '@vela/domain/accounts';
import type { NavigationEntry, NavigationGroup } from './navigation.ts';

interface Viewer {
  role: Role;
  /** The slide-over menu of small screens leaves some entries out. */
  compact: boolean;
}

/** The entries that work and that the role may open; groups left empty go. */
export function visibleNavigation(groups: readonly NavigationGroup[], viewer: Viewer): NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isVisible(entry, viewer)) }))
    .filter((group) => group.entries.length > 0);
}

function isVisible(entry: NavigationEntry, { role, compact }: Viewer): boolean {
  if (!entry.ready) return false;
  if (compact && entry.wideOnly === true) return false;
  return entry.permission === undefined || can(role, entry.permission);
}

/** Whether an entry stands for the address that is open; its sub-screens count. */
export function isCurrent(entry: NavigationEntry, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query] = entry.to.split('?');
  if (path === undefined) return false;
  if (query !== undefined) return pathname === path && new URLSearchParams(search).toString() === query;
  return pathname === path || pathname.startsWith(`${path}/`);
}
