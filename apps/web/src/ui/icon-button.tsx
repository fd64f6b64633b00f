import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { classNames } from '../lib/class-names.ts';
import classes from './icon-button.module.css';

interface IconButtonProps {
  /** Read out and shown as a tip. */
  label: string;
  icon: Icon;
  tipAbove?: boolean;
  className?: string;
}

interface PressProps extends IconButtonProps {
  onClick: () => void;
}

interface LinkProps extends IconButtonProps {
  to: string;
}

/** A sign that can be pressed, or (with `to`) followed. */
export function IconButton(props: PressProps | LinkProps) {
  const { label, icon: Sign, tipAbove = false, className } = props;
  const shared = {
    className: classNames(classes.button, tipAbove && classes.above, className),
    'aria-label': label,
    'data-tip': label,
  };
  const sign = <Sign size={19} stroke={1.75} aria-hidden />;
  if ('to' in props) {
    return (
      <Link to={props.to} {...shared}>
        {sign}
      </Link>
    );
  }
  return (
    <button type="button" onClick={props.onClick} {...shared}>
      {sign}
    </button>
  );
}
