import { Link, useLocation } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useUser } from '../../lib/session.tsx';
import { VelaLogo } from '../../ui/vela-logo.tsx';
import { NAVIGATION, type NavigationGroup } from '../navigation.ts';
import { paths } from '../paths.ts';
import { isCurrent, visibleNavigation } from '../visible-navigation.ts';
import { SidebarFoot } from './sidebar-foot.tsx';
import classes from './sidebar.module.css';

interface SidebarProps {
  /** In the slide-over menu of small screens. */
  compact: boolean;
  /** A link of the menu was followed. */
  onLeave?: () => void;
}

export function Sidebar({ compact, onLeave }: SidebarProps) {
  const { role } = useUser();
  return (
    <div className={classNames(classes.sidebar, compact && classes.compact)}>
      <Link to={paths.dashboard} className={classes.brand} onClick={onLeave}>
        <VelaLogo />
        Vela
      </Link>
      <nav className={classes.nav} aria-label="Main">
        {visibleNavigation(NAVIGATION, { role, compact }).map((group) => (
          <SidebarGroup key={group.label ?? 'top'} group={group} onLeave={onLeave} />
        ))}
      </nav>
      <SidebarFoot onLeave={onLeave} />
    </div>
  );
}

function SidebarGroup({ group, onLeave }: { group: NavigationGroup; onLeave?: () => void }) {
  const location = useLocation();
  return (
    <>
      {group.label !== null && <div className={classes.groupLabel}>{group.label}</div>}
      <ul className={classes.list} aria-label={group.label ?? undefined}>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              className={classes.link}
              aria-current={isCurrent(entry, location) ? 'page' : undefined}
              onClick={onLeave}
            >
              <entry.icon size={18} stroke={1.75} aria-hidden />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
