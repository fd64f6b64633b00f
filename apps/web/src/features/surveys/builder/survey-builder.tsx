import { ActionIcon, Alert, Button, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconEye, IconFoldDown, IconFoldUp } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Survey } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SurveyPreview } from '../components/survey-preview.tsx';
import { AiGeneratePanel } from './ai-generate-panel.tsx';
import { canRedo, canUndo } from './builder-state.ts';
import { DetailsForm } from './details-form.tsx';
import { detailLocks } from './edit-locks.ts';
import { QuestionBuilder } from './question-builder.tsx';
import { questionsOf } from './survey-form.ts';
import { TypePicker } from './type-picker.tsx';
import type { useFormErrors } from './use-form-errors.ts';
import type { SurveyFormHandle } from './use-survey-form.ts';
import classes from './builder.module.css';

interface SurveyBuilderProps {
  handle: SurveyFormHandle;
  errors: ReturnType<typeof useFormErrors>;
  survey: Survey | null;
  saveLabel: string;
  isSaving: boolean;
  onSave: () => void;
  cancelTo: string;
  /** Stands above everything, e.g. that somebody else changed the survey. */
  notice?: ReactNode;
}

/** Type, AI draft, details and questions of a survey, with what saves and undoes them. */
export function SurveyBuilder(props: SurveyBuilderProps) {
  const { handle, errors, survey, notice } = props;
  const { dispatch } = handle;
  const { details } = handle.state.form;
  const locks = survey ? detailLocks(survey) : {};
  return (
    <div
      className={classes.builder}
      ref={errors.root}
      onKeyDown={(event) => {
        undoByKey(event, dispatch);
      }}
    >
      {notice}
      {handle.restored && <RestoredNotice handle={handle} />}
      <Panel title="Survey type">
        <TypePicker
          value={details.type}
          lock={locks.type}
          onChange={(type) => {
            dispatch({ type: 'editDetails', changes: { type } });
          }}
        />
      </Panel>
      {(survey === null || survey.status === 'draft') && <AiGeneratePanel handle={handle} />}
      <Panel title="Details">
        <DetailsForm
          details={details}
          errors={errors.errors}
          locks={locks}
          onChange={(changes) => {
            dispatch({ type: 'editDetails', changes });
          }}
        />
      </Panel>
      <Panel title="Questions" action={<BuilderTools handle={handle} />}>
        <QuestionBuilder handle={handle} errors={errors.errors} survey={survey} />
      </Panel>
      <SaveBar {...props} />
    </div>
  );
}

/** Inside a text field the browser's own undo is what people mean. */
function undoByKey(event: KeyboardEvent, dispatch: SurveyFormHandle['dispatch']): void {
  const isText = event.target instanceof HTMLElement && event.target.matches('input[type="text"], textarea');
  if (isText || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
}

function RestoredNotice({ handle }: { handle: SurveyFormHandle }) {
  return (
    <Alert
      color="vela"
      variant="light"
      title="Your unsaved changes are back"
      withCloseButton
      closeButtonLabel="Close"
      onClose={handle.dismissRestored}
    >
      <Group gap="sm">
        They were kept on this device.
        <Button size="compact-sm" variant="default" onClick={handle.discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}

function BuilderTools({ handle }: { handle: SurveyFormHandle }) {
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

function SaveBar({ handle, saveLabel, isSaving, onSave, cancelTo }: SurveyBuilderProps) {
  const formats = useFormats();
  const [previewed, setPreviewed] = useState(false);
  const { form } = handle.state;
  const open = form.items.filter(({ done }) => !done).length;
  return (
    <div className={classes.bar}>
      <div className={classes.barText} aria-live="polite">
        {counted(formats, form.items.length, 'question')}
        {open > 0 && `, ${formats.number(open)} not done`}
        {handle.isDirty && ' · unsaved changes are kept on this device'}
      </div>
      <Group gap="xs" className={classes.barButtons}>
        <Button
          variant="subtle"
          leftSection={<IconEye size={16} aria-hidden />}
          disabled={form.items.length === 0}
          onClick={() => {
            setPreviewed(true);
          }}
        >
          Preview
        </Button>
        <ButtonLink to={cancelTo} variant="default">
          Cancel
        </ButtonLink>
        <Button onClick={onSave} loading={isSaving}>
          {saveLabel}
        </Button>
      </Group>
      <SurveyPreview
        opened={previewed}
        onClose={() => {
          setPreviewed(false);
        }}
        title={form.details.title}
        description={form.details.description}
        anonymous={form.details.settings.anonymous}
        questions={questionsOf(form)}
      />
    </div>
  );
}
