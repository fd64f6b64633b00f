import { useUser } from '../../lib/session.tsx';
import classes from './demo-banner.module.css';

/** Nobody should take invented people for their own. */
export function DemoBanner() {
  const { company } = useUser();
  if (!company.isDemo) return null;
  return (
    <div className={classes.banner} role="note">
      {company.name} is a demo company: everything in it is made up.
    </div>
  );
}
