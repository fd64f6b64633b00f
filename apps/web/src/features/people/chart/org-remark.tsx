import { type KeyboardEvent } from 'react';
import classes from './org-chart.module.css';

interface OrgRemarkProps {
  level: number;
  text: string;
  isBusy?: boolean;
  onChoose?: () => void;
}

/** A line of the tree that is no person: it loads, has failed, or leads on. */
export function OrgRemark({ level, text, isBusy = false, onChoose }: OrgRemarkProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onChoose?.();
  };
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      aria-busy={isBusy}
      tabIndex={-1}
      className={classes.item}
      onKeyDown={onKeyDown}
    >
      <div className={classes.remark} style={{ paddingInlineStart: indent(level) }} onClick={onChoose}>
        {text}
      </div>
    </li>
  );
}

/** Deeper levels move in less on a phone, by the stylesheet's own measure. */
export const indent = (level: number): string => `calc(12px + ${level - 1} * var(--org-indent))`;
