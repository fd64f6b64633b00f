import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './explain-number.module.css';

interface ExplainNumberProps {
  /** What the figure is called, for screen readers. */
  of: string;
  /** Definition, base and what is left out. */
  children: ReactNode;
}

/** "How is this computed?" beside a figure. */
export function ExplainNumber({ of, children }: ExplainNumberProps) {
  return (
    <Popover width={300} position="bottom" shadow="md" withArrow trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          className={classes.button}
          aria-label={`How is this computed? ${of}`}
          title="How is this computed?"
        >
          <IconInfoCircle size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown tabIndex={-1} data-autofocus>
        <Text fw={600} size="sm" mb={4}>
          How is this computed?
        </Text>
        <Text size="sm" component="div">
          {children}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
