import { ActionIcon, Alert, Button, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconFoldDown, IconFoldUp } from '@tabler/icons-react';
import { SURVEY_TYPE_LABELS, SURVEY_TYPES, type SurveyType } from '@vela/domain/surveys';
import type { KeyboardEvent, ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { AiGeneratePanel } from './ai-generate-panel.tsx';
import type { useBuilderErrors } from './builder-errors.ts';
import { canRedo, canUndo } from './builder-state.ts';
import classes from './builder.module.css';
import cards from './choice-cards.module.css';
import { DetailsForm } from './details-form.tsx';
import { detailLocks } from './edit-locks.ts';
import { QuestionBuilder } from './question-builder.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';
import { withType } from './survey-form.ts';
import type { SurveyFormHandle } from './use-survey-form.ts';

interface SurveyBuilderProps extends SaveBarProps {
  errors: ReturnType<typeof useBuilderErrors>;
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
            dispatch({ type: 'editDetails', changes: withType(details, type) });
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

/** Undo and redo of the whole form, and collapsing of all questions. */
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

interface TypePickerProps {
  value: SurveyType | null;
  onChange: (type: SurveyType) => void;
  /** Why the type cannot change. */
  lock?: string | undefined;
}

function TypePicker({ value, onChange, lock }: TypePickerProps) {
  return (
    <fieldset className={cards.group} disabled={lock !== undefined}>
      <legend className={cards.legend}>Survey type</legend>
      <div className={cards.grid}>
        {SURVEY_TYPES.map((type) => (
          <label key={type} className={cards.card} data-checked={type === value || undefined}>
            <input
              type="radio"
              name="survey-type"
              value={type}
              checked={type === value}
              onChange={() => {
                onChange(type);
              }}
              className={cards.radio}
              aria-describedby={`type-${type}`}
              aria-label={SURVEY_TYPE_LABELS[type]}
            />
            <span className={cards.label}>{SURVEY_TYPE_LABELS[type]}</span>
            <span className={cards.description} id={`type-${type}`}>
              {SURVEY_TYPE_DESCRIPTIONS[type]}
            </span>
          </label>
        ))}
      </div>
      {lock && <p className={cards.lock}>{lock}</p>}
    </fieldset>
  );
}

/** One line for each kind of survey: when it is the right one. */
const SURVEY_TYPE_DESCRIPTIONS: Record<SurveyType, string> = {
  onboarding_1week: 'First impressions, setup and a warm welcome',
  onboarding_60day: 'Clarity about the role and early support',
  onboarding_90day: 'How the first three months really went',
  onboarding_6month: 'Belonging, growth and plans after half a year',
  onboarding_1year: 'Looking back on a year, and ahead',
  monthly_pulse: 'A short, regular check on how people are doing',
  milestone_survey: 'After a launch, a campaign or an anniversary',
  all_hands_followup: 'What people took away from the all-hands',
  custom: 'Start from a blank page and ask what you need',
};
