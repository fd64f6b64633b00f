import { useQueryClient } from '@tanstack/react-query';
import type { Survey } from '@vela/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isEditConflict } from '../../../lib/edit.ts';
import { toastFailure, toastSuccess } from '../../../lib/toasts.tsx';
import { surveyKeys } from '../api/survey-cache.ts';
import { useUpdateSurvey } from '../api/survey-draft.ts';
import { getSurvey } from '../api/survey.ts';
import { problemsOfEdit } from './edit-locks.ts';
import { problemsOfForm } from './form-problems.ts';
import { surveyBody } from './survey-body.ts';
import type { useBuilderErrors } from './use-builder-errors.ts';
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
