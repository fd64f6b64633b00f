import { IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession, useUser } from '../../lib/session.tsx';
import { toastSuccess } from '../../lib/toasts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { paths } from '../paths.ts';
import classes from './sidebar.module.css';

/** Who is signed in, the way to their profile, and the way out. */
export function SidebarFoot({ onLeave }: { onLeave?: () => void }) {
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
