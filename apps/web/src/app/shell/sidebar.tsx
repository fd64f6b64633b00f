import { IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useUser, useSession } from '../../lib/session.tsx';
import { toastSuccess } from '../../lib/toasts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { VelaLogo } from '../../ui/vela-logo.tsx';
import { WEB_AREAS } from '../areas.ts';
import { isCurrent, type NavigationGroup, visibleNavigation } from '../navigation.ts';
import { paths } from '../paths.ts';
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
        {visibleNavigation(WEB_AREAS, { role, compact }).map((group) => (
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

/** Who is signed in, the way to their profile, and the way out. */
function SidebarFoot({ onLeave }: { onLeave?: () => void }) {
  const { firstName, lastName, email } = useUser();
  const { signOut } = useSession();

  const leave = async () => {
    await signOut();
    toastSuccess('Logged out successfully');
  };

  return (
    <div className={classes.foot}>
      <Link
        to={paths.profile}
        className={classes.person}
        aria-label={`Profile of ${firstName} ${lastName}`}
        onClick={onLeave}
      >
        <span className={classes.initials} aria-hidden>
          {initial(firstName)}
          {initial(lastName)}
        </span>
        <span className={classes.who}>
          <div className={classes.name}>
            {firstName} {lastName}
          </div>
          <div className={classes.email} title={email}>
            {email}
          </div>
        </span>
      </Link>
      <IconButton label="Logout" icon={IconLogout} tipAbove onClick={() => void leave()} />
    </div>
  );
}

/** By code point, so that a letter outside of the basic plane is not cut in half. */
const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '';
