import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { toastFailure, toastSuccess } from '../../../lib/toasts.tsx';
import { useCreateSurvey } from '../api/survey-draft.ts';
import { problemsOfForm } from './form-problems.ts';
import { surveyBody } from './survey-body.ts';
import type { useBuilderErrors } from './use-builder-errors.ts';
import type { SurveyFormHandle } from './use-survey-form.ts';

interface SaveNewSurvey {
  handle: SurveyFormHandle;
  errors: ReturnType<typeof useBuilderErrors>;
  /** Lets the navigation to the saved survey pass. */
  letPass: () => void;
}

export function useSaveNewSurvey({ handle, errors, letPass }: SaveNewSurvey) {
  const create = useCreateSurvey();
  const navigate = useNavigate();
  // A second click can come before the first has disabled the button.
  const isRunning = useRef(false);

  async function save(): Promise<void> {
    if (isRunning.current) return;
    const { form } = handle.state;
    handle.dispatch({ type: 'showProblems' });
    if (problemsOfForm(form).length > 0) {
      errors.show();
      return;
    }
    isRunning.current = true;
    try {
      const { survey } = await create.mutateAsync({ body: surveyBody(form), idempotencyKey: handle.idempotencyKey });
      handle.forgetForGood();
      letPass();
      toastSuccess('Survey created successfully!');
      await navigate(paths.survey(survey._id));
    } catch (error) {
      if (error instanceof ApiError) errors.show(error.issues);
      toastFailure('Failed to create survey', error);
    } finally {
      isRunning.current = false;
    }
  }

  return { save, isSaving: create.isPending };
}
