import { Button } from '@mantine/core';
import { type Icon, IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, FirstRun } from '@vela/contract';
import { Link } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { useUser } from '../../../lib/session.tsx';
import { toastError, toastUndo } from '../../../lib/toasts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { companyKeys, dismissFirstRun, useFirstRun } from '../api/company.ts';
import classes from './first-run.module.css';
import quick from './quick-actions-panel.module.css';

type Step = FirstRun['steps'][number]['step'];

const WORDS: Record<Step, { label: string; text: string }> = {
  people: { label: 'Add your people', text: 'One by one, or all at once from a list' },
  coreValues: { label: 'Enter your core values', text: 'Surveys will ask about them by name' },
  handbook: { label: 'Upload your handbook', text: 'Surveys and insights will build on its topics' },
  survey: { label: 'Create your first survey', text: 'AI drafts it, you decide' },
  launch: { label: 'Launch it', text: 'From then on, answers come in' },
};

/** The first steps of a new company. Gone once all are done or an admin has put it away. */
export function FirstRunPanel({ links }: { links: Record<Step, string> }) {
  const { company } = useUser();
  const firstRun = useFirstRun(!company.isDemo);
  if (company.isDemo || firstRun.isPending) return null;
  if (firstRun.data === undefined) {
    return (
      <Panel title="First steps">
        <ErrorState error={firstRun.error} isRetrying={firstRun.isFetching} onRetry={() => void firstRun.refetch()} />
      </Panel>
    );
  }
  const { dismissed, steps } = firstRun.data;
  if (dismissed || steps.every(({ done }) => done)) return null;
  return <Checklist steps={steps} links={links} />;
}

interface ChecklistProps {
  steps: FirstRun['steps'];
  links: Record<Step, string>;
}

function Checklist({ steps, links }: ChecklistProps) {
  const dismiss = useDismissal();
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel
      title="First steps"
      purpose={`${done} of ${steps.length} done`}
      action={
        <Button variant="subtle" size="compact-sm" onClick={dismiss}>
          Dismiss
        </Button>
      }
      flush
    >
      <ol className={classes.list}>
        {steps.map((step) => (
          <li key={step.step}>
            <Link to={links[step.step]} className={classes.step} data-done={step.done || undefined}>
              {step.done ? (
                <IconCircleCheckFilled size={20} className={classes.doneSign} role="img" aria-label="Done" />
              ) : (
                <IconCircle size={20} stroke={1.5} className={classes.openSign} role="img" aria-label="Not done" />
              )}
              <span className={classes.words}>
                <span className={classes.label}>{WORDS[step.step].label}</span>
                {!step.done && <span className={classes.text}>{WORDS[step.step].text}</span>}
              </span>
              {!step.done && <IconChevronRight size={16} className={classes.arrow} aria-hidden />}
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Hidden at once, but put away for good only when the way back has passed. */
function useDismissal() {
  const queryClient = useQueryClient();
  const show = (dismissed: boolean) => {
    queryClient.setQueryData<CallAnswer<'getFirstRun'>>(
      companyKeys.firstRun,
      (before) => before && { firstRun: { ...before.firstRun, dismissed } },
    );
  };
  return () => {
    // The second half of a double click comes before the button has gone.
    if (queryClient.getQueryData<CallAnswer<'getFirstRun'>>(companyKeys.firstRun)?.firstRun.dismissed) return;
    show(true);
    toastUndo('The first steps are put away for all administrators.', {
      onUndo() {
        show(false);
      },
      onKept() {
        dismissFirstRun().catch((error: unknown) => {
          show(false);
          toastError('Failed to put the first steps away', messageOf(error, ''));
        });
      },
    });
  };
}

export interface QuickAction {
  label: string;
  to: string;
  icon: Icon;
}

export function QuickActionsPanel({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel title="Quick Actions" flush>
      <ul className={quick.list}>
        {actions.map(({ label, to, icon: ActionSign }) => (
          <li key={to}>
            <Link to={to} className={quick.action}>
              <span className={quick.icon}>
                <ActionSign size={16} stroke={1.75} aria-hidden />
              </span>
              <span className={quick.label}>{label}</span>
              <IconChevronRight size={16} className={quick.arrow} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
