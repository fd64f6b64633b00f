import { Button } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import classes from './person.module.css';

interface ConflictNoticeProps {
  /** What is saved now and by whom, field by field. */
  lines: readonly string[];
  onTakeTheirs: () => void;
}

/** Somebody else saved first: nothing that was typed is lost, and saving again is a decision. */
export function PersonConflictNotice({ lines, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <Notice tone="yellow">
      <strong>Somebody else has saved this person meanwhile.</strong> What you typed is kept. Look at what has changed,
      then save again or take what is saved.
      <ul className={classes.conflict}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="default" size="xs" mt="xs" onClick={onTakeTheirs}>
        Take what is saved
      </Button>
    </Notice>
  );
}
