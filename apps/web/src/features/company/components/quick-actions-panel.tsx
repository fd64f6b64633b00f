import { type Icon, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import classes from './quick-actions-panel.module.css';

export interface QuickAction {
  label: string;
  to: string;
  icon: Icon;
}

export function QuickActionsPanel({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel title="Quick Actions" flush>
      <ul className={classes.list}>
        {actions.map(({ label, to, icon: ActionSign }) => (
          <li key={to}>
            <Link to={to} className={classes.action}>
              <span className={classes.icon}>
                <ActionSign size={16} stroke={1.75} aria-hidden />
              </span>
              <span className={classes.label}>{label}</span>
              <IconChevronRight size={16} className={classes.arrow} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
