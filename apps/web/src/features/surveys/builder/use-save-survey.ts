import { useQueryClient } from '@tanstack/react-query';
import type { Survey } from '@vela/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isEditConflict } from '../../../lib/edit.ts';
import { toastFailure, toastSuccess } from '../../../lib/toasts.tsx';
import { surveyKeys } from '../api/survey-cache.ts';
import { useCreateSurvey, useUpdateSurvey } from '../api/survey-draft.ts';
import { getSurvey } from '../api/survey.ts';
import { problemsOfForm, type useBuilderErrors } from './builder-errors.ts';
import { problemsOfEdit } from './edit-locks.ts';
import { surveyBody } from './survey-body.ts';
import type { SurveyFormHandle } from './use-survey-form.ts';

interface SaveEdit {
  survey: Survey;
  handle: SurveyFormHandle;
  errors: ReturnType<typeof useBuilderErrors>;
  letPass: () => void;
}

export function useSaveEdit({ survey, handle, errors, letPass }: SaveEdit) {
  const update = useUpdateSurvey(survey._id);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isRunning = useRef(false);

  async function save(): Promise<void> {
    if (isRunning.current) return;
    const { form } = handle.state;
    handle.dispatch({ type: 'showProblems' });
    const refused = problemsOfEdit(survey, form);
    if (refused.length > 0 || problemsOfForm(form).length > 0) {
      errors.show(refused);
      return;
    }
    isRunning.current = true;
    try {
      await update.mutateAsync({ ...surveyBody(form), revision: handle.revision });
      handle.forgetForGood();
      letPass();
      toastSuccess('Survey saved successfully!');
      await navigate(paths.survey(survey._id));
    } catch (error) {
      await explain(error);
    } finally {
      isRunning.current = false;
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (isEditConflict(error)) {
      try {
        const answer = await getSurvey(survey._id);
        queryClient.setQueryData(surveyKeys.detail(survey._id), answer);
        handle.openConflict(answer.survey);
        return;
      } catch (cause) {
        toastFailure('Failed to save survey', cause);
        return;
      }
    }
    if (error instanceof ApiError) errors.show(error.issues);
    toastFailure('Failed to save survey', error);
  }

  return { save, isSaving: update.isPending };
}

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
