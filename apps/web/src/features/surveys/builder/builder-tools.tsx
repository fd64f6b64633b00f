import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconFoldDown, IconFoldUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { canRedo, canUndo } from './builder-state.ts';
import type { SurveyFormHandle } from './use-survey-form.ts';
import classes from './builder.module.css';

/** Undo and redo of the whole form, and collapsing of all questions. */
export function BuilderTools({ handle }: { handle: SurveyFormHandle }) {
  const { state, dispatch } = handle;
  const ids = state.form.items.map(({ question }) => question._id);
  const allCollapsed = ids.length > 0 && ids.every((id) => state.collapsedIds.has(id));
  return (
    <div className={classes.tools}>
      {ids.length > 1 && (
        <Tool
          label={allCollapsed ? 'Expand all questions' : 'Collapse all questions'}
          onClick={() => {
            dispatch({ type: 'setAllCollapsed', collapsed: !allCollapsed });
          }}
        >
          {allCollapsed ? <IconFoldDown size={18} aria-hidden /> : <IconFoldUp size={18} aria-hidden />}
        </Tool>
      )}
      <Tool
        label="Undo"
        disabled={!canUndo(state)}
        onClick={() => {
          dispatch({ type: 'undo' });
        }}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </Tool>
      <Tool
        label="Redo"
        disabled={!canRedo(state)}
        onClick={() => {
          dispatch({ type: 'redo' });
        }}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, disabled, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.tool}
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
