import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './question.module.css';

interface QuestionActionsProps {
  number: number;
  count: number;
  collapsed: boolean;
  hidden: boolean;
  /** Why the question cannot be deleted; it can be hidden then. */
  removeLock: string | undefined;
  /** Why no question can be added. */
  addLock: string | null;
  onMove: (toIndex: number) => void;
  onDuplicate: () => void;
  onCollapse: () => void;
  onHide: () => void;
  onDelete: () => void;
}

export function QuestionActions(props: QuestionActionsProps) {
  const { number, count, collapsed, hidden, removeLock, addLock } = props;
  const name = `question ${String(number)}`;
  return (
    <div className={classes.actions}>
      <IconAction
        label={`Move ${name} up`}
        disabled={number === 1}
        onClick={() => {
          props.onMove(number - 2);
        }}
      >
        <IconArrowUp size={16} aria-hidden />
      </IconAction>
      <IconAction
        label={`Move ${name} down`}
        disabled={number === count}
        onClick={() => {
          props.onMove(number);
        }}
      >
        <IconArrowDown size={16} aria-hidden />
      </IconAction>
      {addLock === null && (
        <IconAction label={`Duplicate ${name}`} onClick={props.onDuplicate}>
          <IconCopy size={16} aria-hidden />
        </IconAction>
      )}
      <IconAction
        label={`${collapsed ? 'Expand' : 'Collapse'} ${name}`}
        expanded={!collapsed}
        onClick={props.onCollapse}
      >
        {collapsed ? <IconChevronDown size={16} aria-hidden /> : <IconChevronUp size={16} aria-hidden />}
      </IconAction>
      {removeLock === undefined ? (
        <IconAction label={`Delete ${name}`} onClick={props.onDelete}>
          <IconTrash size={16} aria-hidden />
        </IconAction>
      ) : (
        <IconAction label={`${hidden ? 'Ask' : 'Hide'} ${name}${hidden ? ' again' : ''}`} onClick={props.onHide}>
          {hidden ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
        </IconAction>
      )}
    </div>
  );
}

interface IconActionProps {
  label: string;
  disabled?: boolean;
  expanded?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function IconAction({ label, disabled, expanded, onClick, children }: IconActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.action}
        aria-label={label}
        aria-expanded={expanded}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
